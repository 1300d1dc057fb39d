import fc from 'fast-check'
import db from '@adonisjs/lucid/services/db'
import { sandboxBank, type SandboxBankFault } from '#app/money/payments/adapters/sandbox_bank'
import { changeSetting } from '#app/reference/settings/settings'
import { transaction } from '#app/platform/database/database'
import { platformFeeOf } from '#contracts/credit'
import { aShopThatChose, fmcg, type Shop } from '#factories/shop'
import { cashOf } from '#tests/support/credit'
import { post } from '#tests/support/http'
import { submit } from '#tests/support/payments'

export const callbackKinds = ['true', 'forged success', 'forged failure', 'forged names'] as const

/** One payment's fate: what its customer does at the bank, and which callbacks reach us, if any. */
export interface Fate {
  isFee: boolean
  amount: number
  atBank: 'success' | 'fail' | 'leave'
  callbacks: {
    kind: (typeof callbackKinds)[number]
    /** Before the customer has decided, after it, or when the sweep is over. */
    when: 'early' | 'on time' | 'late'
    /** Where it stands among all that come at that time. */
    order: number
  }[]
}

const callback = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constant('true' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...callbackKinds) }
  ),
  when: fc.constantFrom('early', 'on time', 'on time', 'on time', 'late'),
  order: fc.nat(),
}) satisfies fc.Arbitrary<Fate['callbacks'][number]>

const fate: fc.Arbitrary<Fate> = fc.record({
  isFee: fc.nat(4).map((n) => n === 0),
  amount: fc.integer({ min: 50_000, max: 50_000_000 }),
  atBank: fc.constantFrom('success', 'success', 'success', 'fail', 'leave'),
  callbacks: fc.array(callback, { maxLength: 4 }),
})

/** What goes wrong with the bank's answers; it has done its part each time. */
const storms = [
  [],
  [],
  ['VERIFY_TIMEOUT'],
  ['VERIFY_SLOW'],
  ['VERIFY_THROTTLED'],
  ['VERIFY_UNKNOWN_CODE'],
  ['VERIFY_THROTTLED', 'INQUIRY_TIMEOUT'],
  ['VERIFY_UNKNOWN_CODE', 'INQUIRY_TIMEOUT'],
] as const satisfies SandboxBankFault[][]

/**
 * A dozen payments, what becomes of the bank's answers while their callbacks come, and whether it stays so
 * until the bank's own window is over.
 */
export const weather = fc.record({
  fates: fc.array(fate, { minLength: 8, maxLength: 16, size: 'max' }),
  storm: fc.constantFrom<readonly SandboxBankFault[]>(...storms),
  isLong: fc.boolean(),
})

export interface Started extends Fate {
  shop: Shop
  id: string
  token: string
}

const packageAmount = 100_000_000

/** Sends the customer off to the bank: for a wallet charge, or for the fee of a package. */
export const start = async (fated: Fate): Promise<Started> => {
  const shop = await aShopThatChose(packageAmount)
  const path = `/api/platform-fee/${fmcg}/create-platform-fee`
  const answer = fated.isFee
    ? await post(path, { indicator: 'BANKTEST' }, { token: shop.token })
    : await post(
        '/api/payment/create-payment',
        { plan: fmcg, amount: fated.amount, indicator: 'BANKTEST' },
        { token: shop.token }
      )
  const { token } = answer.body.gatewayRedirectItem.params
  const { id, amount } = await db.from('payments').where({ gateway_token: token }).firstOrFail()
  return { ...fated, amount, shop, id, token }
}

/** What comes as a callback; null where the bank sends nobody back. */
const fieldsOf = async (
  { token }: Started,
  kind: Fate['callbacks'][number]['kind']
): Promise<Record<string, string> | null> => {
  const atBank = (await sandboxBank.find(token))!
  const named = { token, orderId: atBank.reference_code }
  if (kind === 'forged success') return { ...named, result: 'success', receipt: `forged-${token}` }
  if (kind === 'forged failure') return { ...named, result: 'fail' }
  if (kind === 'forged names') return { ...named, orderId: '1', result: 'success', receipt: 'x' }
  if (atBank.result === 'OPEN') return null
  if (atBank.result === 'FAILED') return { ...named, result: 'fail' }
  return { ...named, result: 'success', receipt: atBank.receipt! }
}

/** All callbacks of a time, at once and in an order of their own. */
export const deliver = async (
  payments: Started[],
  wanted: Fate['callbacks'][number]['when']
): Promise<void> => {
  const coming = payments
    .flatMap((payment) => payment.callbacks.map((each) => ({ payment, ...each })))
    .filter(({ when }) => when === wanted)
    .sort((one, other) => one.order - other.order)
  await Promise.all(
    coming.map(async ({ payment, kind }) => {
      const fields = await fieldsOf(payment, kind)
      if (fields) await submit({ action: '/api/payment/callback/BANKTEST', fields })
    })
  )
}

export const switchOn = (...faults: SandboxBankFault[]) =>
  transaction((trx) => changeSetting('sandboxGatewayFaults', faults.join(','), trx))

/** A quarter of an hour goes by, and the bank has given nothing back yet; or longer, when its window is over. */
export const letPass = (payments: Started[], minutes: 15 | 60 | 120) =>
  db
    .from('payments')
    .whereIn(
      'id',
      payments.map(({ id }) => id)
    )
    .update({
      opened_at: db.raw(`opened_at - interval '${minutes} minutes'`),
      callback_at: db.raw(`callback_at - interval '${minutes} minutes'`),
      asked_at: db.raw(`asked_at - interval '${minutes} minutes'`),
      closed_at: db.raw(`closed_at - interval '${minutes} minutes'`),
      ask_again_at: db.raw(`ask_again_at - interval '${minutes} minutes'`),
    })

/** How it ended: ours and the bank's word, and what the customer has of it. */
export const endOf = async ({ id, token, shop, amount, isFee }: Started) => {
  const { status, outcome } = await db.from('payments').where({ id }).firstOrFail()
  const { result } = (await sandboxBank.find(token))!
  const entries = await db
    .from('ledger.entries')
    .where({ source_id: id, kind: 'GATEWAY_CAPTURED' })
    .count('* as count')
  const { totalAmount } = platformFeeOf(packageAmount, 100_000)
  const feePaid = isFee && outcome === 'FEE_PAID' ? totalAmount : 0
  return {
    status,
    bank: result,
    captures: entries[0].count as number,
    unaccounted: (await cashOf(shop)) + feePaid - (status === 'COMPLETED' ? amount : 0),
  }
}
