"""A page as somebody has it who hears it: its accessibility tree, and what its live region says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from playwright.sync_api import Error, Page

EARS = """
window.heard = []
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    const region = target.nodeType === 1 && target.closest('[role=log][aria-live=polite].vh')
    if (region) for (const node of addedNodes) if (node.nodeType === 1) heard.push(node.textContent)
  }
}).observe(document, { childList: true, subtree: true })
"""
"""Collects every sentence that is added to the live region; to be there before the page is."""
_PRESS = "function () { this.focus(); this.click() }"


@dataclass(frozen=True)
class Node:
    """One thing in the tree."""

    role: str
    name: str
    can: bool
    """Be pressed."""
    opens: bool
    """A sheet that is only to be read, or a list."""
    element: Any
    """As the browser knows it."""


class Tree(Protocol):
    """What a browser tells an aid; roles and names are those that it works out itself."""

    def find(self, role: str, name: str | None = None, within: Node | None = None) -> list[Node]:
        """All things of this role, and of this name, if one is given."""
        ...

    def press(self, node: Node) -> None:
        """As an aid does that has put its cursor there; what has gone meanwhile is not pressed."""
        ...


class ChromiumTree:
    """Asks the browser for parts of the tree, since the whole of it is much to carry over."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self._line.send("Accessibility.enable")
        self._line.send("DOM.enable")

    def find(self, role: str, name: str | None = None, within: Node | None = None) -> list[Node]:
        root = self._line.send("DOM.getDocument", {"depth": 0})["root"]["backendNodeId"]
        asked: dict[str, Any] = {"backendNodeId": within.element if within else root, "role": role}
        if name is not None:
            asked["accessibleName"] = name
        try:
            found = self._line.send("Accessibility.queryAXTree", asked)["nodes"]
        except Error:  # what it lies in has gone meanwhile
            return []
        return [_node(node) for node in found if not node["ignored"]]

    def press(self, node: Node) -> None:
        try:
            found = self._line.send("DOM.resolveNode", {"backendNodeId": node.element})["object"]
            self._line.send("Runtime.callFunctionOn", {"objectId": found["objectId"], "functionDeclaration": _PRESS})
        except Error:
            return


def _value(held: dict[str, Any] | None) -> str:
    return "" if held is None else str(held.get("value", ""))


def _node(raw: dict[str, Any]) -> Node:
    states = {each["name"]: each["value"].get("value") for each in raw.get("properties", ())}
    can, opens = not states.get("disabled"), bool(states.get("hasPopup"))
    return Node(_value(raw.get("role")), _value(raw.get("name")), can, opens, raw.get("backendDOMNodeId", 0))
