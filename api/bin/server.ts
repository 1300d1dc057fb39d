/** First of all, since it looks into modules while they are loaded; and not at all when it is off. */
const stopTracing = process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  ? await (await import('./tracing.js')).startTracing()
  : undefined
const { ignite } = await import('./ignite.js')

ignite()
  .tap((app) => app.terminating(() => stopTracing?.()))
  .httpServer()
  .start()
  .catch(async (error) => {
    process.exitCode = 1
    const { operatorsFault } = await import('./operators_fault.js')
    const fault = operatorsFault(error)
    if (!fault) return (await import('@adonisjs/core')).prettyPrintError(error)
    console.error(fault)
    // Connections that were opened to look must not keep the process waiting.
    process.exit()
  })
