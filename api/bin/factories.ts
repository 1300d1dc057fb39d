/** Makes what the parent process asks for, by the factories. Run from the sources; no build has it. */
import { once } from 'node:events'
import { ignite, terminateOnSignals } from './ignite.js'

const [wanted] = await once(process, 'message')
const app = ignite().tap(terminateOnSignals).createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { make } = await import('#factories/make')
  process.send!(await make(wanted))
})
await app.terminate()
process.disconnect()
