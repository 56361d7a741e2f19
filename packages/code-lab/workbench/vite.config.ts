import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), tailwind()],
  build: { outDir: '../.cache/workbench', emptyOutDir: true, target: 'esnext', assetsInlineLimit: 0 },
})
