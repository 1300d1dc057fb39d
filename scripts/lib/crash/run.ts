import { setTimeout as pause } from 'node:timers/promises'
import { addInvoices } from '../../bench/invoices.ts'
import { formBatches } from '../../bench/batches.ts'
import { addDistributors, addShops } from '../../bench/shops.ts'
import { Errands } from './errands.ts'
import { PaymentLoad } from './load.ts'
import { prepareErrands } from './prepare.ts'
import { findFaults } from './proof.ts'
import { errandProofs } from './errands_proof.ts'
import { CrashStage, type Victim, victims } from './stage.ts'
import { Witness } from './witness.ts'

const width = 8
const shopCount = 200
const invoicesPerRound = 6_000
/** Random delay after recovery. */
const betweenMsMax = 1_500
/** A hard limit; the figure is reported. */
const backMsMax = 60_000

export interface Crash {
  victim: Victim
  /** From kill to the next acknowledged payment. */
  backMs: number
}
export interface CrashReport {
  crashes: Crash[]
  acknowledged: number
  /** Paid although the answer was lost. */
  learntLater: number
  /** Counts besides payments. */
  errands: Errands['counts']
  faults: string[]
}

async function crashOnce(stage: CrashStage, load: PaymentLoad, victim: Victim): Promise<Crash> {
  await pause(Math.random() * betweenMsMax)
  await stage.kill(victim)
  const killed = performance.now()
  const success = load.nextSuccess().then(() => undefined)
  await stage.bringBack(victim)
  const failure = await Promise.race([
    success,
    load.ranOut.then(() => 'the invoices ran out'),
    stage.databaseLost.then((error) => `the database did not come back: ${error.message}`),
    pause(backMsMax, `no payment for ${backMsMax} ms`, { ref: false }),
  ])
  if (failure) throw new Error(`after ${victim} was killed: ${failure}`)
  const backMs = performance.now() - killed
  if (victim !== 'database') await stage.ready(victim)
  return { victim, backMs }
}

/** Kills API, worker and database `rounds` times each during payments, then checks the data. */
export async function runCrashes(
  rounds: number,
  onCrash: (crash: Crash) => void
): Promise<CrashReport> {
  const stage = new CrashStage()
  let load: PaymentLoad | undefined
  let errands: Errands | undefined
  let witness: Witness | undefined
  try {
    await stage.open()
    const data = await stage.admin()
    const shops = await addShops(data, shopCount)
    const distributors = await addDistributors(data, 20)
    const count = invoicesPerRound * rounds
    const wanted = { count, shops, distributors, pepper: stage.pepper }
    const invoices = await addInvoices(data, wanted)
    const dues = await formBatches(data, { invoices, shopCount, pepper: stage.pepper })
    const errandsStage = await prepareErrands({ stage, data, distributors, shops, rounds })
    await data.end()

    load = new PaymentLoad(() => stage.portOf('api'), dues, width)
    await load.nextSuccess()
    const eyes = new Witness(() => stage.admin())
    witness = eyes
    errands = new Errands({
      ...errandsStage,
      onAcknowledged: (what, known) => eyes.ask(errandProofs[what](known, errandsStage)),
    })
    const order = Array.from({ length: rounds }, () => victims)
      .flat()
      .sort(() => Math.random() - 0.5)
    const crashes: Crash[] = []
    for (const victim of order) {
      const crash = await crashOnce(stage, load, victim)
      crashes.push(crash)
      onCrash(crash)
    }
    await load.stop()
    await errands.stop()
    await witness.stop()

    const admin = await stage.admin()
    await admin.query('analyze')
    const apiPort = stage.portOf('api')
    const [token] = (await stage.make(admin, { staff: ['finance'] })).staff as [string]
    const faults = await findFaults({ admin, known: load.known, errands, apiPort, token })
    await admin.end()
    const states = [...load.known.values()]
    return {
      crashes,
      acknowledged: states.filter((known) => known === 'acknowledged').length,
      learntLater: states.filter((known) => known === 'paid already').length,
      errands: errands.counts,
      faults: [
        ...stage.fallen(),
        ...faults,
        ...witness.seen.values(),
        ...[...load.strange, ...errands.strange].map(
          (told) => `a command was answered with ${told}`
        ),
      ],
    }
  } finally {
    load?.abandon()
    errands?.abandon()
    await witness?.stop()
    await stage.close()
  }
}
