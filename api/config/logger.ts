import app from '@adonisjs/core/services/app'
import { defineConfig, targets } from '@adonisjs/core/logger'
import env from '#start/env'

/** Fields that never reach a log, wherever they stand in what is logged. */
const secretFields = [
  'authorization',
  'cookie',
  'password',
  'totp',
  'otpSecret',
  'refreshToken',
  'bearerToken',
  'pin1',
  'pin1Old',
  'pin1New',
  'cvv2',
  'cardNumber',
]

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'kasbeno',
      level: env.get('LOG_LEVEL'),
      redact: {
        paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '***',
      },
      transport: {
        targets: targets()
          .pushIf(app.inDev, targets.pretty())
          .pushIf(!app.inDev, targets.file({ destination: 1 }))
          .toArray(),
      },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
