import { prettyPrintError } from '@adonisjs/core'
import { StartRefused } from '#app/shared/start_refused'
import { ignite } from './ignite.js'

ignite()
  .httpServer()
  .start()
  .catch((error) => {
    process.exitCode = 1
    if (!(error instanceof StartRefused)) return prettyPrintError(error)
    console.error(error.message)
    // Connections that were opened to look must not keep the process waiting.
    process.exit()
  })
