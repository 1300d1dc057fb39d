import { prettyPrintError } from '@adonisjs/core'
import { errors } from '@adonisjs/core/ace'
import { readSecretFiles } from '../start/secret_files.js'
import { ignite, terminateOnSignals } from './ignite.js'
import { operatorsFault } from './operators_fault.js'
import { refuseInProduction } from './production_commands.js'

/** The framework draws a box around it. */
const unknownCommand = (error: unknown): string | undefined =>
  error instanceof errors.E_COMMAND_NOT_FOUND
    ? `${error.message}: node ace list names them all.`
    : undefined

/** @returns whether the error was the operator's to mend, and has been told in a sentence */
const isTold = (error: unknown): boolean => {
  const fault = operatorsFault(error) ?? unknownCommand(error)
  if (fault) console.error(fault)
  return fault !== undefined
}

const run = async () => {
  readSecretFiles(process.env)
  await ignite()
    .tap(terminateOnSignals)
    .ace()
    .configure(async (app) => {
      const kernel = await app.container.make('ace')
      const { errorHandler } = kernel
      kernel.executing(({ commandName }) => refuseInProduction(app, commandName))
      kernel.errorHandler = {
        async render(error, of) {
          if (!isTold(error)) await errorHandler.render(error, of)
        },
      }
    })
    .handle(process.argv.splice(2))
}

run().catch(async (error) => {
  if (!isTold(error)) await prettyPrintError(error)
  // Connections that were opened to look must not keep the process waiting.
  process.exit(1)
})
