import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where the API answers while the screens are developed. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3333'

export default defineConfig({
  base: '/backoffice/',
  plugins: [react()],
  build: { target: 'es2022', chunkSizeWarningLimit: 1200 },
  server: { proxy: { '/api': apiOrigin } },
})
