import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/http'
import { answerBadUrl } from '#app/platform/http/bad_url'
import env from '#start/env'

/** Demo people, simulators and the demo clock exist only here; never in a production without DEMO. */
export const demoMode = env.get('DEMO', !app.inProduction && app.nodeEnvironment !== 'test')

export const tls = env.get('TLS', false)

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  // Hundreds of routes: one after the other, a match would take longer than the rest of a small read.
  router: { matcher: 'tree' },
  // The framework's own, but for the number of parameters: each costs a stranger nothing.
  qs: {
    parse: { depth: 5, parameterLimit: 100, allowSparse: false, arrayLimit: 20, comma: true },
    stringify: {
      encode: true,
      encodeValuesOnly: false,
      arrayFormat: 'indices',
      skipNulls: false,
    },
  },
  trustProxy: (_address: string, distance: number) => distance < env.get('TRUSTED_PROXIES', 0),
  onBadUrl: answerBadUrl,
  cookie: { path: '/', httpOnly: true, secure: tls, sameSite: 'strict' },
})
