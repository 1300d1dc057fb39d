import { prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import { ignite, terminateOnSignals } from './ignite.js'

process.env.NODE_ENV = 'test'
// Hundreds of calls at once on a loaded machine prove other things than how long the pool lets them wait.
process.env.DATABASE_POOL_WAIT_MS ??= '30000'
process.env.DATABASE_LOCK_WAIT_MS ??= '30000'
// Races want all of their requests in the database at once; what limits them is tried on a server of its own.
process.env.COMMANDS_AT_ONCE ??= '1000'
process.env.DATABASE_POOL ??= '24'

ignite()
  .tap(terminateOnSignals)
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('../tests/bootstrap.js')
    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      // A connection that a test forgot must not keep the run from ending.
      forceExit: true,
      setup: runnerHooks.setup,
      teardown: runnerHooks.teardown.concat([() => app.terminate()]),
    })
  })
  .run(() => run())
  .catch((error) => {
    process.exitCode = 1
    return prettyPrintError(error)
  })
