// In Firefox's own window: what it tells an aid of the page that stands open, and what an aid may do with it.
(() => {
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService)
  const { STATE_UNAVAILABLE, STATE_HASPOPUP } = Ci.nsIAccessibleStates

  function* all(it) {
    if (it) yield it
    for (let child = it?.firstChild; child; child = child.nextSibling) yield* all(child)
  }
  const page = () => [...all(service.getAccessibleFor(gBrowser.selectedBrowser))]
  const known = (number) => page().find((it) => it.uniqueID === number)

  function shown(it) {
    const [states, more] = [{}, {}]
    it.getState(states, more)
    const can = !(states.value & STATE_UNAVAILABLE)
    return { role: it.computedARIARole, name: it.name ?? '', can, opens: Boolean(states.value & STATE_HASPOPUP), element: it.uniqueID }
  }

  return {
    find({ role, name, within }) {
      const called = (it) => it.computedARIARole === role && (name === null || it.name === name)
      return (within === null ? page() : [...all(known(within))]).filter(called).map(shown)
    },
    press(number) {
      const it = known(number)
      it?.takeFocus()
      it?.doAction(0)
      return it !== undefined
    },
  }
})()
