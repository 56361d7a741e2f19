import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { withoutInjectedStyles } from '@qadam/ui/vite-csp'
import { defineConfig } from 'vite'

const server = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), tailwindcss(), withoutInjectedStyles()],
  server: {
    // The page is cross-origin isolated in production; developing without it would hide what that forbids.
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
    proxy: { '/api': server, '/media': server, '/sounds': server },
  },
  build: {
    // The content security policy allows no data: addresses but for small pictures in styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
