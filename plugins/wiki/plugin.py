"""The MkDocs plugin; the only module that imports MkDocs, so that leaving it is one file."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, get_plugin_logger
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page as MkDocsPage
from mkdocs.utils.templates import TemplateContext

from plugins.browser import NodeError
from plugins.wiki.assets import Asset, as_json
from plugins.wiki.build import Built, Refused, build
from plugins.wiki.prose import set_page, signs
from plugins.wiki.styles import linked, owned
from plugins.wiki.views import Page

log = get_plugin_logger("hry")


class HryConfig(Config):  # type: ignore[no-untyped-call]  # MkDocs types it partly
    """The plugin has no options: what a site decides stands in its records."""


class HryPlugin(BasePlugin[HryConfig]):  # type: ignore[no-untyped-call]  # the same
    """Adds the pages made of records to the hand-written ones."""

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Remember the command; only this event knows it."""
        self._serving = command == "serve"

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Tell the templates whether the page is served live: its script breaks the policy."""
        config.extra["serving"] = self._serving
        return config

    def on_pre_build(self, *, config: MkDocsConfig) -> None:
        """Build everything here, before MkDocs empties the old site: a finding leaves it whole."""
        root = Path(config.config_file_path).parent
        try:
            self._built: Built = build(root, config.repo_url or "")
        except (Refused, NodeError) as refused:
            raise PluginError(str(refused)) from None
        self._views: dict[str, Any] = {page.uri: page.view for page in self._built.pages}
        self._views["index.md"] = self._built.home
        self._owned = owned(root)
        log.info(self._built.summary)

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Add pages and assets as files; from here on MkDocs treats them like written ones."""
        for page in self._built.pages:
            files.append(File.generated(config, page.uri, content=_front_matter(page)))
        for asset in self._built.assets:
            files.append(_generated(config, asset))
        return files

    def on_page_markdown(
        self, markdown: str, *, page: MkDocsPage, config: MkDocsConfig, files: Files
    ) -> str:
        """Set hand-written pages as Czech asks, while they are still Markdown."""
        return set_page(markdown)

    def on_page_content(
        self, html: str, *, page: MkDocsPage, config: MkDocsConfig, files: Files
    ) -> str:
        """Put tables made of code in the place of their marks, where no Markdown touches them."""
        for name, insert in self._built.inserts.items():
            html = html.replace(f"<!-- {name} -->", insert)
        # What may be wider than the page can be scrolled by keys.
        return signs(html).replace("<pre>", '<pre tabindex="0">')

    def on_post_page(self, output: str, *, page: MkDocsPage, config: MkDocsConfig) -> str:
        """Link the sheets that only some pages need."""
        base = "../" * page.url.count("/") or "./"
        return linked(output, base, self._owned)

    def on_page_context(
        self, context: TemplateContext, *, page: MkDocsPage, config: MkDocsConfig, nav: Navigation
    ) -> TemplateContext:
        """Hand the page's view to its template, the last event before rendering."""
        context["view"] = self._views.get(page.file.src_uri)  # type: ignore[typeddict-unknown-key]  # ours
        return context


def _front_matter(page: Page) -> str:
    meta = {"title": page.title, "template": page.template, "description": page.description}
    return f"---\n{as_json(meta)}\n---\n"


def _generated(config: MkDocsConfig, asset: Asset) -> File:
    if isinstance(asset.content, Path):
        return File.generated(config, asset.uri, abs_src_path=str(asset.content))
    return File.generated(config, asset.uri, content=asset.content)
