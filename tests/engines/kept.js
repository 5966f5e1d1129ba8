// Keeps what goes wrong on the page and what comes over its websockets, from now on: the way from the inn to a table loads
// no new page.
() => {
  window.wrongs = []
  window.frames = []
  addEventListener('error', ({ message, filename, lineno }) => {
    // So a browser says that it tells of the other sizes with the next frame, as it does on a busy machine; nothing is wrong.
    if (!message.startsWith('ResizeObserver loop')) wrongs.push(`${message} (${filename}:${lineno})`)
  })
  addEventListener('unhandledrejection', ({ reason }) => wrongs.push(String(reason)))

  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how)
      this.addEventListener('message', ({ data }) => frames.push(data))
    }
  }
}
