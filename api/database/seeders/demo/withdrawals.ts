import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { DemoState } from '#contracts/demo'
import ChargeWallet from '#app/money/payments/actions/charge_wallet'
import ApproveRun from '#app/money/settlement/actions/approve_run'
import ImportResult from '#app/money/settlement/actions/import_result'
import PreviewRun from '#app/money/settlement/actions/preview_run'
import type { CustomerActor } from '#app/platform/audit/actor'
import { queue, settle } from '#app/platform/jobs/main'
import ApproveWithdrawal from '#app/money/withdrawals/actions/approve_withdrawal'
import RefuseWithdrawal from '#app/money/withdrawals/actions/refuse_withdrawal'
import RequestWithdrawal from '#app/money/withdrawals/actions/request_withdrawal'
import SendWithdrawalCode from '#app/money/withdrawals/actions/send_withdrawal_code'
import { demoReasons } from '../data/owners.js'
import { customer } from './orders.js'
import { payAtBank, staffNamed } from './owner.js'

const iban = 'IR820540102680020817909002'
const amount = 6_000_000
const [indicator, origin] = ['BANKTEST', 'http://localhost'] as const

/** Owners of whom each shows a withdrawal in another state. */
const states = {
  'renewed': 'paid',
  'renewal-ahead': 'sent',
  'card-reissued': 'approved',
  'card-delivered': 'waits',
  'card-signed': 'refused',
} as const satisfies Partial<Record<DemoState, string>>

const make = <T>(action: new (...args: never[]) => T): Promise<T> =>
  app.container.make(action as never)

/** With the code that the phone simulator shows. @returns the id of the withdrawal */
const takeOut = async (actor: CustomerActor): Promise<string> => {
  const wanted = { actor, plan: actor.owner.plan, amount, iban }
  const charge = { actor, plan: actor.owner.plan, amount: amount * 2, indicator, origin }
  await payAtBank((await (await make(ChargeWallet)).execute(charge)).gatewayRedirectItem)
  await (await make(SendWithdrawalCode)).execute(wanted)
  const { code } = await db
    .from('sandbox_sms')
    .where({ phone: actor.phone, template: 'withdrawal-code' })
    .orderBy('id', 'desc')
    .firstOrFail()
  const { id } = await (await make(RequestWithdrawal)).execute({ ...wanted, otpSecret: code })
  return id
}

/** What was approved goes to the bank. @returns the run's id */
const send = async (): Promise<string> => {
  const actor = await staffNamed('finance')
  const runId = await new PreviewRun().execute({ kind: 'WITHDRAWAL', actor })
  await new ApproveRun().execute({ runId, actor: await staffNamed('super') })
  return runId
}

const approve = async (id: string) =>
  new ApproveWithdrawal().execute({ actor: await staffNamed('finance'), id })

const payAll = async (runId: string) => {
  const payouts = await db.from('payouts').where({ run_id: runId }).select('reference', 'net')
  const lines = payouts.map(({ reference, net }) => ({
    paymentId: reference,
    status: 'PAID' as const,
    amount: net,
    trackingNumber: '140509011234',
  }))
  await (await make(ImportResult)).execute({ runId, lines, actor: await staffNamed('finance') })
}

/** How a withdrawal comes to the state that it shows; the sooner it went to the bank, the earlier. */
const roads: Record<(typeof states)[keyof typeof states], (id: string) => Promise<unknown>> = {
  paid: async (id) => {
    await approve(id)
    await payAll(await send())
  },
  sent: async (id) => {
    await approve(id)
    await send()
  },
  approved: approve,
  waits: async () => {},
  refused: async (id) =>
    (await make(RefuseWithdrawal)).execute({
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
