// Builds the service worker: which files are the shell, and a version made from what is in them.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Of public/: what the first page shows. The other fonts are kept once somebody needs them. */
const KEPT = ['/symbols.svg', '/icon.svg', '/fonts/alegreya-sans-latin-400-normal.woff2', '/fonts/alegreya-sans-latin-700-normal.woff2', '/fonts/almendra-latin-700-normal.woff2', '/fonts/grenze-gotisch-latin-700-normal.woff2']

/** Everything that this file loads before anything is shown. */
function needed(bundle, name, found = new Set()) {
  if (found.has(name)) return found
  found.add(name)
  const { imports = [], viteMetadata } = bundle[name] ?? {}
  for (const css of viteMetadata?.importedCss ?? []) found.add(css)
  for (const other of imports) needed(bundle, other, found)
  return found
}

export function shell() {
  return {
    name: 'shell',
    apply: 'build',
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      const hashed = [...needed(bundle, entry.fileName)].map((file) => `/${file}`)
      const hash = createHash('sha256').update(Object.keys(bundle).sort().join()).update(readFileSync('shell.js')).update(readFileSync('index.html'))
      for (const path of KEPT) hash.update(readFileSync(`public${path}`))
      const head = `const VERSION = '${hash.digest('hex').slice(0, 16)}'\nconst SHELL = ${JSON.stringify(['/', ...hashed, ...KEPT])}\n`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + readFileSync('shell.js', 'utf8') })
    },
  }
}
