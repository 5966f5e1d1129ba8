// Keeps what goes wrong on the page and what comes over its websockets, from now on: the way from the inn to a table loads
// no new page.
() => {
  window.wrongs = []
  window.frames = []
  addEventListener('error', ({ message, filename, lineno }) => wrongs.push(`${message} (${filename}:${lineno})`))
  addEventListener('unhandledrejection', ({ reason }) => wrongs.push(String(reason)))

  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how)
      this.addEventListener('message', ({ data }) => frames.push(data))
    }
  }
}
