import db from '@adonisjs/lucid/services/db'
import { aShop } from '#factories/shop'
import { aSupplier } from '#factories/distributor'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { post } from '#tests/support/http'
import {
  aFailedTransfer,
  aFinanceTeam,
  aMatureInvoice,
  payoutTo,
  preview,
  report,
  runCommand,
  runPath,
} from '#tests/support/settlement'
import { approve, aWithdrawal, codeOf, ownIban, walletPath } from '#tests/support/withdrawals'
import type { Call, MoneyPath } from './money_path.js'
import { aPaymentAt } from './staff_paths.js'

const amount = 2_000_000

const audited = (command: string, subjectId: string) => async (): Promise<number> =>
  (await db.from('audit_lines').where({ command, subject_id: subjectId }).count('* as count'))[0]
    .count
const bySuper = async (call: Pick<Call, 'path' | 'body' | 'effects'>): Promise<Call> => ({
  ...call,
  token: await staffToken('super'),
  strangerToken: await staffToken('super'),
})

const aRequested = async () => aWithdrawal(await aShop({ cash: 5_000_000 }), amount)
const anApproved = async () => {
  const id = await aRequested()
  await approve(await staffToken('finance'), id)
  return id
}

/** A run of the one approved withdrawal, made by somebody else. */
const aRun = async () => {
  const withdrawalId = await anApproved()
  const run = (await preview(await staffToken('finance'), {}, 'withdrawal')).body
  const payout = await db.from('payouts').where({ withdrawal_id: withdrawalId }).firstOrFail()
  return { run, payout }
}

const runPaths: MoneyPath[] = [
  {
    route: '/api/admin/settlement/withdrawal-runs',
    writes: 'settlement_runs',
    async prepare() {
      await anApproved()
      const maker = await aSignedInStaff('super')
      return {
        path: '/api/admin/settlement/withdrawal-runs',
        body: {},
        token: maker.token,
        strangerToken: await staffToken('super'),
        effects: async () =>
          (await db.from('settlement_runs').where({ created_by: maker.id }).count('* as count'))[0]
            .count,
      }
    },
  },
  {
    route: '/api/admin/settlement/withdrawal-runs/:id/approve',
    writes: 'settlement_runs',
    async prepare() {
      const { run } = await aRun()
      return bySuper({
        path: `${runPath(run.id, 'withdrawal')}/approve`,
        body: {},
        effects: audited('settlement.approve', run.id),
      })
    },
  },
  {
    route: '/api/admin/settlement/withdrawal-runs/:id/result',
    writes: 'payouts',
    async prepare() {
      const { run, payout } = await aRun()
      await runCommand(run.id, 'approve', await staffToken('finance'), {}, 'withdrawal')
      return bySuper({
        path: `${runPath(run.id, 'withdrawal')}/result`,
        body: report(payout, 'PAID', { trackingNumber: `W-${payout.reference}` }),
        effects: async () =>
          (
            await db
              .from('ledger.entries')
              .where({ kind: 'WITHDRAWAL_PAID', source_id: payout.withdrawal_id })
              .count('* as count')
          )[0].count,
      })
    },
  },
]

const decisionPaths = (['approve', 'refuse'] as const).map((command): MoneyPath => ({
  route: `/api/admin/withdrawals/:id/${command}`,
  writes: 'audit_lines',
  async prepare() {
    const id = await aRequested()
    return bySuper({
      path: `/api/admin/withdrawals/${id}/${command}`,
      body: command === 'refuse' ? { reason: 'نام صاحب حساب یکی نیست' } : {},
      effects: audited(`withdrawals.${command}`, id),
    })
  },
}))

const aPaidTransfer = async () => {
  const supplier = await aSupplier({ fees: { productFeePpm: 0, bankFeeYearlyPpm: 0 } })
  await aMatureInvoice(3_000_000, supplier)
  const maker = await staffToken('finance')
  const run = (await preview(maker)).body
  const payout = await payoutTo(run, supplier)
  await runCommand(run.id, 'approve', await staffToken('finance'))
  await runCommand(run.id, 'result', maker, report(payout, 'PAID', { trackingNumber: 'T1' }))
  return payout.id as string
}
const correction = { kind: 'RETURNED', reason: 'نامه بانک: حساب مقصد بسته بود' }

const correctionPaths: MoneyPath[] = [
  {
    route: '/api/admin/payouts/:id/correct',
    writes: 'change_requests',
    async prepare() {
      const id = await aPaidTransfer()
      return bySuper({
        path: `/api/admin/payouts/${id}/correct`,
        body: correction,
        effects: async () =>
          (await db.from('change_requests').where({ subject_id: id }).count('* as count'))[0].count,
      })
    },
  },
  {
    route: '/api/admin/payouts/:id/retry',
    writes: 'audit_lines',
    async prepare() {
      const team = await aFinanceTeam()
      const { payout } = await aFailedTransfer(team)
      return bySuper({
        path: `/api/admin/payouts/${payout.id}/retry`,
        body: { reason: 'شرکت شبای خود را اصلاح کرد' },
        effects: audited('settlement.retry', payout.id),
      })
    },
  },
  {
    route: '/api/admin/change-requests/:id/approve',
    writes: 'audit_lines',
    async prepare() {
      const id = await aPaidTransfer()
      const token = await staffToken('finance')
      const { body } = await post(`/api/admin/payouts/${id}/correct`, correction, { token })
      return bySuper({
        path: `/api/admin/change-requests/${body.id}/approve`,
        body: {},
        effects: audited('settlement.correct-payout', id),
      })
    },
  },
]

const reopenPath: MoneyPath = {
  route: '/api/admin/payments/:id/reopen',
  writes: 'payment_decisions',
  async prepare() {
    const id = await aPaymentAt('SAMAN', { status: 'FINAL_ERROR' })
    return bySuper({
      path: `/api/admin/payments/${id}/reopen`,
      body: { reason: 'بانک می‌گوید پول را دارد' },
      effects: async () =>
        (await db.from('payment_decisions').where({ payment_id: id }).count('* as count'))[0].count,
    })
  },
}

const walletPaths: MoneyPath[] = [
  {
    route: '/api/wallet/:plan/withdrawals',
    writes: 'withdrawals',
    async prepare() {
      const shop = await aShop({ cash: 5_000_000 })
      const otpSecret = await codeOf(shop, amount)
      return {
        path: walletPath(shop, 'withdrawals'),
        body: { amount, iban: ownIban, otpSecret },
        token: shop.token,
        strangerToken: (await aShop()).token,
        effects: async () =>
          (await db.from('withdrawals').where({ owner_id: shop.userId }).count('* as count'))[0]
            .count,
      }
    },
  },
]

export const payoutPaths: MoneyPath[] = [
  ...walletPaths,
  reopenPath,
  ...decisionPaths,
  ...runPaths,
  ...correctionPaths,
]
