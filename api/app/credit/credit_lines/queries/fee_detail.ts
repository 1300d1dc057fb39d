import db from '@adonisjs/lucid/services/db'
import { platformFeeOf } from '#contracts/credit'
import { cashOf } from '#app/money/ledger/queries/balances'
import type { CreditApplication } from '#app/people/owners/files'
import { setting } from '#app/reference/settings/settings'
import { prepared, type Client } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule, type Refusal } from '#app/platform/errors'
import { feeBasis, type ChosenAmount, type FeeRefusal, type FeeTerms } from '../domain/fee_basis.js'
import { messages } from '../i18n/fa.js'
import { creditLineOf, type CreditLine } from './credit_line.js'

/** As it will be charged; rials. */
export interface Fee extends FeeTerms {
  platformFee: number
  valueAddedTax: number
  totalAmount: number
  vatRatePpm: number
  /** Null when the fee precedes the credit. */
  line: CreditLine | null
}

const refusals: Record<FeeRefusal, () => Refusal> = {
  SCORE_REFUSED: () => new BusinessRule(messages.scoreRefused),
  NOTHING_CHOSEN: () => new BusinessRule(messages.nothingChosen),
  CHOOSE_AGAIN: () => new BusinessRule(messages.chooseAgain),
  NO_LONGER_OFFERED: () => new BusinessRule(messages.unknownPackage),
  NOT_ALLOCATED: () => new BusinessRule(messages.notAllocatedYet),
  NOT_RENEWED: () => new BusinessRule(messages.notRenewed),
  NO_RENEWAL: () => new BusinessRule(messages.overForGood),
  WRITTEN_OFF: () => new BusinessRule(messages.renewalRefused.WRITTEN_OFF),
  PAST_DUE: () => new BusinessRule(messages.renewalRefused.PAST_DUE),
  ALREADY_PAID: () => new AlreadyProcessed(messages.feePaid),
}

const chosenSql = `
  select chosen.status, chosen.amount,
         exists (select from credit_packages offered
                  where offered.plan = ? and offered.slug = chosen.slug and offered.active) as "isOffered"
    from chosen_packages chosen
   where chosen.registration_id = ?`

/** Or why none is due. */
export const feeDue = async (
  { owner, registrationId, isRefused }: CreditApplication,
  client: Client = db.connection()
): Promise<Fee | { refusal: FeeRefusal }> => {
  const { plan } = owner
  const [chosen] = await prepared<ChosenAmount>(
    'chosen_amount',
    chosenSql,
    [plan, registrationId],
    client
  )
  const line = await creditLineOf(owner, client)
  const basis = feeBasis({ plan, isRefused, chosen: chosen ?? null, line })
  if ('refusal' in basis) return basis
  const vatRatePpm = await setting('vatRatePpm', client)
  return { ...basis, ...platformFeeOf(basis.creditAmount, vatRatePpm), vatRatePpm, line }
}

/** @throws why none is due */
export const feeOf = async (file: CreditApplication, client?: Client): Promise<Fee> => {
  const fee = await feeDue(file, client)
  if ('refusal' in fee) throw refusals[fee.refusal]()
  return fee
}

/** GET /platform-fee/{plan}/payment-detail. person §3 "Platform fee detail" */
export interface FeeDetail {
  platformFee: number
  valueAddedTax: number
  totalAmount: number
  userCashBalance: number
  /** Missing in the wallet. */
  paymentAmount: number
}

export const feeDetail = async (file: CreditApplication): Promise<FeeDetail> => {
  const { platformFee, valueAddedTax, totalAmount } = await feeOf(file)
  const userCashBalance = await cashOf(file.owner)
  return {
    platformFee,
    valueAddedTax,
    totalAmount,
    userCashBalance,
    paymentAmount: Math.max(0, totalAmount - userCashBalance),
  }
}
