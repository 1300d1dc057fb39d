import { prettyPrintError } from '@adonisjs/core'
import { ignite } from './ignite.js'
import { operatorsFault } from './operators_fault.js'

ignite()
  .httpServer()
  .start()
  .catch((error) => {
    process.exitCode = 1
    const fault = operatorsFault(error)
    if (!fault) return prettyPrintError(error)
    console.error(fault)
    // Connections that were opened to look must not keep the process waiting.
    process.exit()
  })
