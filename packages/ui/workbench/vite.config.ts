import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutInjectedStyles } from '../src/vite-csp.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [withoutInjectedStyles(), react(), tailwind()],
  build: { outDir: '../.cache/workbench', emptyOutDir: true },
})
