"""A page as somebody has it who hears it: its accessibility tree, and what its live region says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

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
    states: dict[str, Any]
    element: int

    @property
    def can(self) -> bool:
        return not self.states.get("disabled")

    @property
    def opens(self) -> bool:
        """A sheet that is only to be read, or a list."""
        return bool(self.states.get("hasPopup"))


class Tree:
    """Asks the browser for parts of the tree, since the whole of it is much to carry over."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._line = page.context.new_cdp_session(page)
        self._line.send("Accessibility.enable")
        self._line.send("DOM.enable")

    def find(self, role: str, name: str | None = None, within: Node | None = None) -> list[Node]:
        """All things of this role, and of this name, if one is given."""
        root = self._line.send("DOM.getDocument", {"depth": 0})["root"]["backendNodeId"]
        asked: dict[str, Any] = {"backendNodeId": within.element if within else root, "role": role}
        if name is not None:
            asked["accessibleName"] = name
        try:
            found = self._line.send("Accessibility.queryAXTree", asked)["nodes"]
        except Error:  # what it lies in has gone meanwhile
            return []
        return [_node(node) for node in found if not node["ignored"]]

    def first(self, role: str, name: str | None = None) -> Node | None:
        return next(iter(self.find(role, name)), None)

    def buttons(self, within: Node | None) -> list[Node]:
        """That can be pressed; none where there is nothing to look in."""
        return [node for node in self.find("button", within=within) if node.can] if within else []

    def press(self, node: Node) -> None:
        """As an aid does that has put its cursor there; what has gone meanwhile is not pressed."""
        try:
            found = self._line.send("DOM.resolveNode", {"backendNodeId": node.element})["object"]
            self._line.send("Runtime.callFunctionOn", {"objectId": found["objectId"], "functionDeclaration": _PRESS})
        except Error:
            return

    def heard(self) -> list[str]:
        return [str(text) for text in self._page.evaluate("() => heard")]


def _value(held: dict[str, Any] | None) -> str:
    return "" if held is None else str(held.get("value", ""))


def _node(raw: dict[str, Any]) -> Node:
    states = {each["name"]: each["value"].get("value") for each in raw.get("properties", ())}
    return Node(_value(raw.get("role")), _value(raw.get("name")), states, raw.get("backendDOMNodeId", 0))
