import { blacklistWords } from './words/blacklists.ts'
import { cardHolderWords } from './words/card_holders.ts'
import { cardWords } from './words/cards.ts'
import { changeRequestWords } from './words/change_requests.ts'
import { companyWords } from './words/companies.ts'
import { creditWords } from './words/credit.ts'
import { deviceWords } from './words/devices.ts'
import { distributorReportWords } from './words/distributor_reports.ts'
import { houseWords } from './words/house.ts'
import { leadWords } from './words/leads.ts'
import { ledgerWords } from './words/ledger.ts'
import { orderUploadWords } from './words/order_uploads.ts'
import { orderWords } from './words/orders.ts'
import { partnerWords } from './words/partners.ts'
import { paymentWords } from './words/payments.ts'
import { phoneWords } from './words/phones.ts'
import { reconciliationWords } from './words/reconciliation.ts'
import { registrationWords } from './words/registration.ts'
import { servicePlanWords } from './words/service_plans.ts'
import { settingWords } from './words/settings.ts'
import { settlementWords } from './words/settlement.ts'
import { signatureWords } from './words/signatures.ts'
import { signingWords } from './words/signing.ts'
import { withdrawalWords } from './words/withdrawals.ts'

/**
 * The Persian word of each value of each enumeration that the bank's people read. It stands here alone, so that
 * screens, filters, exports and messages can never differ; a customer may read other words.
 */
export const words = {
  ...blacklistWords,
  ...cardWords,
  ...cardHolderWords,
  ...changeRequestWords,
  ...companyWords,
  ...creditWords,
  ...deviceWords,
  ...distributorReportWords,
  ...houseWords,
  ...leadWords,
  ...ledgerWords,
  ...orderUploadWords,
  ...orderWords,
  ...partnerWords,
  ...paymentWords,
  ...phoneWords,
  ...reconciliationWords,
  ...registrationWords,
  ...servicePlanWords,
  ...settingWords,
  ...settlementWords,
  ...signatureWords,
  ...signingWords,
  ...withdrawalWords,
} as const
