import { buildAll } from './lib/builds/build_all.ts'
import { type Crash, runCrashes } from './lib/crash/run.ts'
import { tell, tellBuild } from './lib/progress.ts'
import { Refusal, runMain } from './lib/refusal.ts'

const usage = 'npm run crash -- [times that each of API, worker and database is killed]'
const roundsOfLongRun = 12

/** Reported only: a slow machine is no data fault. */
const backMsAim = 5_000

const seconds = (ms: number) => (ms / 1000).toFixed(2)

const tellCrash = ({ victim, backMs }: Crash) =>
  tell(`Killed: ${victim.padEnd(8)}  next payment after ${seconds(backMs)} s`)

await runMain(async () => {
  const rounds = Number(process.argv[2] ?? roundsOfLongRun)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Refusal(usage)
  await buildAll(tellBuild)
  const { crashes, acknowledged, learntLater, errands, faults } = await runCrashes(
    rounds,
    tellCrash
  )
  const times = crashes.map(({ backMs }) => backMs).sort((one, other) => one - other)
  tell(`${acknowledged} payments acknowledged, ${learntLater} more whose answer was lost`)
  const commands = Object.values(errands).reduce((sum, count) => sum + count, 0)
  tell(`${commands} commands of devices, staff, owners and signatories that were acknowledged`)
  tell(
    `Back after ${seconds(times[times.length >> 1]!)} s (median), ${seconds(times.at(-1)!)} s at most`
  )
  const late = times.filter((ms) => ms > backMsAim).length
  tell(
    late
      ? `First success within ${backMsAim / 1000} s of a kill: missed ${late} of ${times.length} times`
      : `First success within ${backMsAim / 1000} s of every kill (${times.length})`
  )
  if (faults.length === 0)
    tell('Nothing acknowledged is lost, nothing is half done, the ledger reconciles')
  if (faults.length) throw new Refusal(`The product broke its word:\n${faults.join('\n')}`)
})
