import app from '@adonisjs/core/services/app'
import { defineConfig, destination, targets } from '@adonisjs/core/logger'
import { logError } from '#app/platform/process/log_error'
import { DatabaseOutage } from '#app/platform/database/database_outage'
import { LogRepeats, lostDatabase, onceAMinute } from '#app/platform/process/log_repeats'
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
  'pin',
  'pin1',
  'pin1Old',
  'pin1New',
  'cvv2',
  'cardNumber',
]

/** Coloured for who watches a terminal; a file or a collector gets lines of JSON, whatever the mode. */
const isWatched = app.inDev && process.stdout.isTTY

const common = {
  enabled: true,
  name: 'kasbeno',
  level: env.get('LOG_LEVEL'),
  // Straight to the standard output: a thread costs more than the writing, and loses the last lines in a crash.
  ...(isWatched
    ? { transport: { targets: targets().push(targets.pretty()).toArray() } }
    : { destination: destination({ dest: 1, sync: true }) }),
}

const repeats = new LogRepeats()
process.once('exit', () => repeats.flush())

const outage = new DatabaseOutage({
  // Both need the application, which has its logger first.
  look: async () => (await import('#app/platform/database/await_database')).look(),
  onBack: async (awaySeconds) => {
    const { default: logger } = await import('@adonisjs/core/services/logger')
    repeats.flush(lostDatabase)
    logger.warn({ awaySeconds }, `the database is back after ${awaySeconds} s`)
  },
})

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      ...common,
      serializers: { err: (error: unknown) => logError(error) },
      hooks: { logMethod: onceAMinute(repeats, () => outage.begin()) },
      redact: {
        paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '***',
      },
    },
    // The one line of each request: `request_line.ts` names its fields, so there is nothing to look through.
    requests: common,
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
