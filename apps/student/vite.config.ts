import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { withoutInjectedStyles } from '@qadam/ui/vite-csp'
import { defineConfig } from 'vite'

const server = 'http://127.0.0.1:3000'

// Shared among the lesson's own parts alone.
const ofLessons =
  /features[\\/](questions|tests)[\\/]|ui[\\/]src[\\/](choice|choice-keys|feedback-sheet|sheet-classes)\./

export default defineConfig({
  plugins: [react(), tailwindcss(), withoutInjectedStyles()],
  server: {
    // The page is cross-origin isolated in production; developing without it would hide what that forbids.
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
    proxy: { '/api': server, '/media': server, '/sounds': server, '/staff': 'http://127.0.0.1:5174' },
  },
  build: {
    // The content security policy allows no data: addresses but for small pictures in styles.
    target: 'esnext',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // A phone on 3G pays for every file: what each first view needs anyway comes in two.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|i18next|react-i18next|zod)[\\/]/,
            },
            {
              name: 'shared',
              test: (id) =>
                /[\\/](packages[\\/](ui|contract|web)|student)[\\/]src[\\/].*\.tsx?$/.test(id) &&
                !ofLessons.test(id),
              minShareCount: 4,
            },
          ],
        },
      },
    },
  },
})
