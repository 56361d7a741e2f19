import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { withoutInjectedStyles } from '@qadam/ui/vite-csp'
import { defineConfig, type Plugin } from 'vite'

// Set by scripts/dev.ts where other ports are wanted.
const server = process.env['QADAM_DEV_SERVER'] ?? 'http://127.0.0.1:3000'
const port = Number(process.env['QADAM_DEV_STAFF_PORT'] ?? 5174)

/** Serves `/staff` as the school's server does; the development server knows its base only with the slash behind. */
function withoutSlash(): Plugin {
  return {
    name: 'qadam-without-slash',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/staff(?=$|\?)/, '/staff/')
        next()
      })
    },
  }
}

export default defineConfig({
  base: '/staff/',
  plugins: [react(), tailwindcss(), withoutInjectedStyles(), withoutSlash()],
  server: {
    // The student app's development server passes /staff on to this one, so that both share an origin and a session.
    port,
    strictPort: true,
    hmr: { clientPort: port },
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
    proxy: { '/api': server, '/media': server, '/code-frames': server },
  },
  // The builder of web projects is one, and fetches the formatter only when it is needed: in one file it was 1.67 MB.
  worker: { format: 'es' },
  build: {
    // The content security policy allows no data: addresses but for small pictures in styles.
    target: 'esnext',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The viewer of PDF files is one piece, and comes only with such a file.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|i18next|react-i18next|zod)[\\/]/,
            },
            {
              name: 'shared',
              test: /[\\/](packages[\\/](ui|contract|web)|staff)[\\/]src[\\/].*\.tsx?$/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
})
