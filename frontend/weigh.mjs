// Says how much a first visit loads before anything is shown, and fails where that is more than the budget.

import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const BUDGET = 100 * 1024
const page = readFileSync('dist/index.html', 'utf8')
const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path)
const weights = files.map((path) => gzipSync(readFileSync(`dist${path}`)).length)
const total = weights.reduce((sum, weight) => sum + weight, 0)

files.forEach((path, i) => console.log(`${(weights[i] / 1024).toFixed(1).padStart(7)} KB  ${path}`))
console.log(`${(total / 1024).toFixed(1).padStart(7)} KB  script and style of a first visit, gzipped; budget ${BUDGET / 1024} KB`)
process.exitCode = files.length && total <= BUDGET ? 0 : 1
