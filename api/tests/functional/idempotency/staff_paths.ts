import { ownerColumns, personIn } from '#app/people/owners/owner'
import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { newToken } from '#app/people/identity/domain/secrets'
import Ledger from '#app/money/ledger/ledger'
import { creditRevolved } from '#app/money/ledger/domain/entries'
import { mirrored } from '#app/money/ledger/domain/entry'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { aShop, aShopThatPaid, aShopWithCredit, fmcg } from '#factories/shop'
import { asOwner } from '#factories/as_owner'
import { aSupplier } from '#factories/distributor'
import { aSignedInStaff, signIn, staffToken } from '#tests/support/identity'
import { post } from '#tests/support/http'
import {
  aMatureInvoice,
  dueIn,
  payoutTo,
  preview,
  runCommand,
  runPath,
} from '#tests/support/settlement'
import type { Call, MoneyPath } from './money_path.js'

const audited = (command: string, subjectId: string) => async (): Promise<number> =>
  (await db.from('audit_lines').where({ command, subject_id: subjectId }).count('* as count'))[0]
    .count

const byOfficers = async (call: Pick<Call, 'path' | 'body' | 'effects'>): Promise<Call> => ({
  ...call,
  token: await staffToken('super'),
  strangerToken: await staffToken('super'),
})

export const aPaymentAt = async (indicator: string, state: object): Promise<string> => {
  const { userId } = await aShop()
  const [id, at] = [newId(), new Date()]
  await db.table('payments').insert({
    id,
    token: newToken(),
    ...ownerColumns(personIn(userId, 'kasbeno-fmcg-real')),
    plan: fmcg,
    purpose: 'wallet-charge',
    amount: 800_000,
    indicator,
    reference_code: newId(),
    created_at: at,
    updated_at: at,
    ...state,
  })
  return id
}
const aPaymentInDoubt = () =>
  aPaymentAt('SAMAN', { status: 'IN_DOUBT', in_doubt_since: new Date(), asked_at: new Date() })

const countOf = async (table: string, where: object): Promise<number> =>
  (await db.from(table).where(where).count('* as count'))[0].count
const bookedBy = (id: string) => () => countOf('ledger.entries', { source_id: id })
const decisionsOf = (id: string) => () => countOf('payment_decisions', { payment_id: id })

const credit = '/api/admin/credit'

const creditPaths: MoneyPath[] = [
  {
    route: `${credit}/allocate`,
    writes: 'credit_lines',
    async prepare() {
      const { registrationId } = await aShopThatPaid(100_000_000)
      const body = { registrationId, amount: 90_000_000 }
      const effects = audited('credit.allocate', registrationId)
      return byOfficers({ path: `${credit}/allocate`, body, effects })
    },
  },
  {
    route: `${credit}/cancel-package`,
    writes: 'audit_lines',
    async prepare() {
      const { registrationId } = await aShopThatPaid(100_000_000)
      const body = { registrationId, reason: 'انصراف' }
      const effects = audited('platform-fee.refund', registrationId)
      return byOfficers({ path: `${credit}/cancel-package`, body, effects })
    },
  },
  {
    route: `${credit}/revolve`,
    writes: 'audit_lines',
    async prepare() {
      const { registrationId, lineId, accountId } = await aShopWithCredit(100_000_000)
      // Used credit that no installment owes.
      const missed = mirrored(creditRevolved(accountId, 3_000_000))
      const source = { type: 'credit-line', id: lineId }
      await asOwner((trx) =>
        new Ledger().post('INSTALLMENT_COLLECTED', missed, source, trx, `missed:${randomUUID()}`)
      )
      const body = { registrationId, reason: 'اصلاح' }
      return byOfficers({
        path: `${credit}/revolve`,
        body,
        effects: async () =>
          (
            await db
              .from('audit_lines')
              .where({ command: 'credit.revolve', subject_id: lineId })
              .whereRaw(`(after ->> 'freed')::bigint > 0`)
              .count('* as count')
          )[0].count,
      })
    },
  },
  {
    route: '/api/admin/approvals/:id/approve',
    writes: 'credit_lines',
    async prepare() {
      const { registrationId } = await aShopThatPaid(9_000_000_000)
      const request = { registrationId, amount: 8_000_000_000 }
      const asked = await post(`${credit}/allocate`, request, { token: await staffToken('credit') })
      const effects = audited('credit.allocate', registrationId)
      return byOfficers({
        path: `/api/admin/approvals/${asked.body.approvalId}/approve`,
        body: {},
        effects,
      })
    },
  },
  {
    route: '/api/admin/payments/:id/confirm',
    writes: 'audit_lines',
    async prepare() {
      const id = await aPaymentAt('OFFLINE', { status: 'REDIRECTED' })
      return byOfficers({
        path: `/api/admin/payments/${id}/confirm`,
        body: { receipt: randomUUID() },
        effects: bookedBy(id),
      })
    },
  },
  {
    route: '/api/admin/payments/:id/settle',
    writes: 'payment_decisions',
    async prepare() {
      const id = await aPaymentInDoubt()
      return byOfficers({
        path: `/api/admin/payments/${id}/settle`,
        body: { bankReference: randomUUID(), reason: 'در صورت‌حساب بانک دیده شد' },
        effects: decisionsOf(id),
      })
    },
  },
  {
    route: '/api/admin/payments/:id/close',
    writes: 'payment_decisions',
    async prepare() {
      const id = await aPaymentInDoubt()
      return byOfficers({
        path: `/api/admin/payments/${id}/close`,
        body: { reason: 'بانک پولی نگرفته است' },
        effects: decisionsOf(id),
      })
    },
  },
  {
    route: '/api/admin/payments/:id/decisions/:decisionId/approve',
    writes: 'audit_lines',
    async prepare() {
      const id = await aPaymentInDoubt()
      const asked = await post(
        `/api/admin/payments/${id}/settle`,
        { bankReference: randomUUID(), reason: 'در صورت‌حساب بانک دیده شد' },
        { token: await staffToken('finance') }
      )
      return byOfficers({
        path: `/api/admin/payments/${id}/decisions/${asked.body.id}/approve`,
        body: {},
        effects: bookedBy(id),
      })
    },
  },
  {
    route: '/api/admin/gateway-deposits',
    writes: 'gateway_deposits',
    async prepare() {
      await aShop({ cash: 900_000 })
      const trackingNumber = randomUUID()
      return byOfficers({
        path: '/api/admin/gateway-deposits',
        body: {
          indicator: 'BANKTEST',
          amount: 900_000,
          trackingNumber,
          depositedOn: clock.today(),
        },
        effects: async () =>
          (
            await db
              .from('gateway_deposits')
              .where('tracking_number', trackingNumber)
              .count('* as count')
          )[0].count,
      })
    },
  },
]

/** A preview over one mature invoice, made by somebody else; only its payout and nothing older counts. */
const aRun = async (kind: 'maturity' | 'discount') => {
  const supplier = await aSupplier({ fees: { productFeePpm: 0, bankFeeYearlyPpm: 0 } })
  await db
    .from('distributor_fees')
    .where({ distributor_id: supplier.id })
    .update({ discount_yearly_ppm: 100_000 })
  const invoice = await aMatureInvoice(3_000_000, supplier)
  if (kind === 'discount') await dueIn(20, invoice)
  const run = (await preview(await staffToken('finance'), {}, kind)).body
  return { run, payout: await payoutTo(run, supplier) }
}

const runPaths = (kind: 'maturity' | 'discount'): MoneyPath[] => [
  {
    route: `/api/admin/settlement/${kind}-runs`,
    writes: 'settlement_runs',
    async prepare() {
      const maker = await aSignedInStaff('super')
      return {
        path: `/api/admin/settlement/${kind}-runs`,
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
    route: `/api/admin/settlement/${kind}-runs/:id/approve`,
    writes: 'settlement_runs',
    async prepare() {
      const { run } = await aRun(kind)
      return byOfficers({
        path: `${runPath(run.id, kind)}/approve`,
        body: {},
        effects: audited('settlement.approve', run.id),
      })
    },
  },
  {
    route: `/api/admin/settlement/${kind}-runs/:id/result`,
    writes: 'payouts',
    async prepare() {
      const { run, payout } = await aRun(kind)
      await runCommand(run.id, 'approve', await staffToken('finance'), {}, kind)
      return byOfficers({
        path: `${runPath(run.id, kind)}/result`,
        body: { lines: [{ paymentId: payout.reference, status: 'PAID', amount: payout.net }] },
        effects: async () =>
          (await db.from('ledger.entries').where({ source_id: payout.id }).count('* as count'))[0]
            .count,
      })
    },
  },
]

const notePaths: MoneyPath[] = (['users', 'registrations'] as const).map((about) => ({
  route: `/api/admin/${about}/:id/notes`,
  writes: 'notes',
  async prepare() {
    const shop = await aShop()
    const id = about === 'users' ? shop.userId : shop.registrationId
    const call = await byOfficers({
      path: `/api/admin/${about}/${id}/notes`,
      body: { text: 'یادداشت' },
      effects: audited(`${about}.note`, id),
    })
    // Two people may note the same: the stranger is one who may not write.
    return { ...call, strangerToken: await staffToken('auditor') }
  },
}))

const messagePath: MoneyPath = {
  route: '/api/admin/sms/:userId',
  writes: 'audit_lines',
  async prepare() {
    const { userId } = await signIn()
    return byOfficers({
      path: `/api/admin/sms/${userId}`,
      body: { template: 'support-call', reason: 'پیگیری' },
      effects: audited('sms.send', userId),
    })
  },
}

export const staffPaths: MoneyPath[] = [
  messagePath,
  ...notePaths,
  ...creditPaths,
  ...runPaths('maturity'),
  ...runPaths('discount'),
]
