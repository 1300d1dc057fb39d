import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env.API_ORIGIN ?? 'http://localhost:3333'

export default defineConfig({
  plugins: [react()],
  build: {
    // The policy of the pages allows no data: URLs, so nothing is inlined.
    assetsInlineLimit: 0,
  },
  server: {
    port: Number(process.env.STOREFRONT_PORT ?? 5173),
    proxy: { '/api': api, '/demo': api },
  },
})
