import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { shell } from './shell.mjs'

export default defineConfig({
  plugins: [svelte({ configFile: false }), shell()],
  build: { outDir: 'dist', emptyOutDir: true, rolldownOptions: { checks: { pluginTimings: false } } },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
})
