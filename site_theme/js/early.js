// Runs before the first paint, so that a chosen look does not flash.
// A classic script in a file: the page's policy forbids inline ones.
(function () {
  var root = document.documentElement;
  root.classList.add("js");
  try {
    ["theme", "suits", "dim"].forEach(function (name) {
      var value = localStorage.getItem("hry." + name);
      if (value) root.dataset[name] = value;
    });
  } catch {
    // Storage may be forbidden; the page then looks as the device says.
  }
})();
