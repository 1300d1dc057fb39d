import { prettyPrintError } from '@adonisjs/core'
import { ignite } from './ignite.js'
import { operatorsFault } from './operators_fault.js'

ignite()
  .ace()
  .handle(process.argv.splice(2))
  .catch((error) => {
    process.exitCode = 1
    const fault = operatorsFault(error)
    if (!fault) return prettyPrintError(error)
    console.error(fault)
  })
