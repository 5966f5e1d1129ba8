import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte({ configFile: false }), svelteTesting()],
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/fakes/setup.ts'], testTimeout: 30_000, hookTimeout: 60_000, css: { include: /tokens/ } },
})
