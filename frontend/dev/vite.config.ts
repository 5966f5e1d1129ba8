// Builds the page of positions by itself, for a program that takes pictures of them.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  build: { emptyOutDir: true, rolldownOptions: { input: 'dev/table.html', checks: { pluginTimings: false } } },
})
