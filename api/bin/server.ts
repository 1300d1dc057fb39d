import { readSecretFiles } from '../start/secret_files.js'

const start = async () => {
  readSecretFiles(process.env)
  /** Before the application, since it looks into modules while they are loaded; and not at all when it is off. */
  const stopTracing = process.env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? await (await import('./tracing.js')).startTracing()
    : undefined
  const { ignite } = await import('./ignite.js')
  const { stopOnSignals } = await import('./stop.js')
  await ignite()
    .tap((app) => app.terminating(() => stopTracing?.()))
    .tap(stopOnSignals)
    .httpServer()
    .start()
  // It listens before: only now are its queues open too.
  const { default: logger } = await import('@adonisjs/core/services/logger')
  logger.info('ready')
}

start().catch(async (error) => {
  const { operatorsFault } = await import('./operators_fault.js')
  const fault = operatorsFault(error)
  if (fault) console.error(fault)
  else await (await import('@adonisjs/core')).prettyPrintError(error)
  // Connections that were opened to look must not keep the process waiting.
  process.exit(1)
})
