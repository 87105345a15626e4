// @ts-check
// Python with the engine in it. The worker runs this in the page, the tests under Node.

/**
 * @typedef {object} Start
 * @property {(options: object) => Promise<any>} loadPyodide from `pyodide.mjs`
 * @property {string} indexURL the folder of Pyodide's files, with a slash at the end
 * @property {string} stdLibURL the zip of the standard library
 * @property {object} lock the smallest contents of `pyodide-lock.json` that Pyodide takes
 * @property {() => Promise<Uint8Array>} engine the zip of the engine
 * @property {() => void} [onPython] Python runs, the engine is about to be imported
 */

/**
 * Strings in and out: a string leaks nothing, a proxy of a Python object would.
 *
 * @param {Start} start
 * @returns {Promise<(request: string) => string>} `engine.protocol.handle`
 */
export async function startPython({ loadPyodide, indexURL, stdLibURL, lock, engine, onPython }) {
  const python = await loadPyodide({ indexURL, stdLibURL, lockFileContents: lock });
  onPython?.();
  python.FS.writeFile("/engine.zip", await engine());
  // A path that Python hasn't looked at yet: nothing cached has to be invalidated.
  python.runPython("import sys; sys.path.insert(0, '/engine.zip')");
  const handle = python.pyimport("engine.protocol").handle;
  return (request) => handle(request);
}
