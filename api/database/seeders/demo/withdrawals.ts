import db from '@adonisjs/lucid/services/db'
import type { DemoState } from '#contracts/demo'
import { act } from '#factories/act'
import { chargeWallet } from '#factories/bank'
import { aSentRun, payRun } from '#factories/settlement'
import { staffNamed } from '#factories/staff'
import { aWithdrawal } from '#factories/withdrawal'
import type { CustomerActor } from '#app/platform/audit/actor'
import { queue, settle } from '#app/platform/jobs/main'
import ApproveWithdrawal from '#app/money/withdrawals/actions/approve_withdrawal'
import RefuseWithdrawal from '#app/money/withdrawals/actions/refuse_withdrawal'
import { demoReasons } from '../data/owners.js'
import { customer } from './orders.js'

const amount = 6_000_000

/** Owners of whom each shows a withdrawal in another state. */
const states = {
  'renewed': 'paid',
  'renewal-ahead': 'sent',
  'card-reissued': 'approved',
  'card-delivered': 'waits',
  'card-signed': 'refused',
} as const satisfies Partial<Record<DemoState, string>>

const takeOut = async (actor: CustomerActor) => {
  await chargeWallet(actor, amount * 2)
  return aWithdrawal(actor, amount)
}

/** What was approved goes to the bank. @returns the run's id */
const send = async () =>
  aSentRun('WITHDRAWAL', { maker: await staffNamed('finance'), checker: await staffNamed('super') })

const approve = async (id: string) =>
  act(ApproveWithdrawal, { actor: await staffNamed('finance'), id })

/** How a withdrawal comes to the state that it shows; the sooner it went to the bank, the earlier. */
const roads: Record<(typeof states)[keyof typeof states], (id: string) => Promise<unknown>> = {
  paid: async (id) => {
    await approve(id)
    await payRun(await send(), await staffNamed('finance'))
  },
  sent: async (id) => {
    await approve(id)
    await send()
  },
  approved: approve,
  waits: async () => {},
  refused: async (id) =>
    act(RefuseWithdrawal, {
      actor: await staffNamed('finance'),
      id,
      reason: demoReasons.withdrawal,
    }),
}

/** Money that leaves wallets, in each of its states, once. */
export const seedWithdrawals = async (): Promise<void> => {
  if (await db.from('withdrawals').first()) return
  const jobs = await queue()
  await jobs.start()
  try {
    for (const [state, then] of Object.entries(states)) {
      const id = await takeOut(await customer(state as DemoState))
      await settle()
      await roads[then](id)
    }
    await settle()
  } finally {
    await jobs.stop()
  }
}
