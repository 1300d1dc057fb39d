import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { PaymentEnding } from '../domain/ending.js'
import type { BankAnswer } from '../domain/gateway.js'
import type BankDialogue from './bank_dialogue.js'

const open: PaymentEnding = { kind: 'OPEN' }
const failed = (failure: string, { verdict }: Pick<BankAnswer, 'verdict'>): PaymentEnding => ({
  kind: 'FAILED',
  failure,
  mayTurn: verdict === 'NOT_PAID',
})

const keepsNothing = ({ verdict }: BankAnswer) => verdict === 'NOT_PAID' || verdict === 'REVERSED'

/**
 * Asks the bank until the outcome is known or will not be. Possibly taken money fails only by the bank's "not paid" or
 * an acknowledged reversal.
 */
export const queryBankStatus = async (bank: BankDialogue): Promise<PaymentEnding> => {
  const { payment } = bank
  if (payment.reversalReason) return giveBack(bank, payment.reversalReason)
  if (payment.gatewayReceipt) {
    const ending = await collect(bank)
    if (ending.kind !== 'OPEN' || bank.payment.reversalReason) return ending
  }
  const standing = await bank.inquire()
  if (!standing) return withoutInquiry(bank)
  if (keepsNothing(standing)) return failed(failureOf(bank, standing), standing)
  const isFound = standing.verdict === 'PAID' && standing.receipt
  // This receipt was just verified.
  if (!isFound || standing.receipt === payment.gatewayReceipt) return open
  return (await bank.adopt(standing.receipt!)) ? collect(bank) : open
}

/** Verifies, and settles where the bank wants it. */
const collect = async (bank: BankDialogue): Promise<PaymentEnding> => {
  const { payment } = bank
  const answer = await bank.verify()
  if (keepsNothing(answer)) return failed(failureOf(bank, answer), answer)
  if (answer.verdict !== 'PAID') return open
  const receipt = answer.receipt ?? payment.gatewayReceipt
  if (receipt && !(await bank.adopt(receipt))) return open
  if (answer.amount !== payment.amount) {
    logger.error({ paymentId: payment.id, answer }, 'the bank verified another amount')
    return giveBack(bank, 'WRONG_AMOUNT')
  }
  if (!bank.mustSettle) return { kind: 'PAID' }
  const settled = await bank.settle()
  if (settled.verdict === 'SETTLED') return { kind: 'PAID' }
  if (settled.verdict === 'REVERSED') return failed(failureOf(bank, settled), settled)
  return settled.verdict === 'NOT_SETTLED' ? giveBack(bank, 'NOT_SETTLED') : open
}

/** Only the bank's word counts as given back. */
const giveBack = async (bank: BankDialogue, reason: string): Promise<PaymentEnding> => {
  const answer = await bank.reverse(reason)
  if (keepsNothing(answer)) return failed(reason, answer)
  const standing = await bank.inquire()
  return standing && keepsNothing(standing) ? failed(reason, standing) : open
}

const failureOf = ({ payment }: BankDialogue, { code }: BankAnswer): string =>
  payment.failure ??
  (payment.status === 'REDIRECTED' ? 'LEFT_UNPAID' : `${payment.indicator} ${code}`)

/**
 * For banks that know a payment by its receipt, and none came. Unverified money goes back; a code that means "not paid"
 * is final.
 */
const withoutInquiry = async ({ payment }: BankDialogue): Promise<PaymentEnding> => {
  if (payment.verifyAskedAt) return open
  const refused = await db
    .from('payment_bank_answers')
    .where({ payment_id: payment.id, question: 'CALLBACK', verdict: 'NOT_PAID' })
    .first()
  return refused
    ? { kind: 'FAILED', failure: payment.failure ?? 'NOT_PAID', mayTurn: false }
    : { kind: 'NEVER_VERIFIED' }
}
