import { pageSizes } from '#contracts/limits'
import { openPayments } from '#contracts/payments'
import type { PersonWallet } from '#contracts/wallet'
import { publicSettings } from '#contracts/settings'
import { directory, type DistributorEntry } from '#app/trade/distributors/queries/directory'
import { installmentsOf } from '#app/credit/installments/queries/owner_installments'
import { ownerIn } from '#app/people/owners/owner'
import { walletOf } from '#app/money/payments/queries/wallet_of'
import {
  walletTransactions,
  type WalletTransaction,
} from '#app/money/payments/queries/wallet_transactions'
import {
  registrationStatus,
  type RegistrationStatus,
} from '#app/onboarding/registration/queries/registration_status'
import { namedSettings, type NamedSetting } from '#app/reference/settings/queries/public_settings'
import type { CustomerActor } from '#app/platform/audit/actor'
import type { Page, Paged } from '#app/platform/resource/paging'
import { pendingOrdersOf } from './owner_orders.js'

/** Each part in its own call's shape. person §2 "Home" */
export interface Home {
  registration: RegistrationStatus
  wallet: PersonWallet
  pendingOrders: Awaited<ReturnType<typeof pendingOrdersOf>>
  installments: Awaited<ReturnType<typeof installmentsOf>>
  /** Unanswered by the bank. */
  openPayments: Paged<WalletTransaction>
  distributors: Paged<DistributorEntry>
  settings: NamedSetting[]
}

const widget: Page = { pageSize: pageSizes.homeWidget, pageNumber: 0 }
const payments: Page = { pageSize: pageSizes.transactions, pageNumber: 0 }
const slider: Page = { pageSize: pageSizes.homeDistributors, pageNumber: 0 }

/**
 * Sequential: a polled page must not use a connection per part.
 * @throws NotFound, BusinessRule as `registrationStatus`
 */
export const homeOf = async (customer: CustomerActor, plan: unknown): Promise<Home> => {
  const owner = ownerIn(customer, plan)
  return {
    registration: await registrationStatus(customer, plan),
    wallet: await walletOf(owner),
    pendingOrders: await pendingOrdersOf(owner, widget),
    installments: await installmentsOf(owner, 'OPEN', widget),
    openPayments: await walletTransactions(owner, { transactionStatus: openPayments }, payments),
    distributors: await directory(plan, {}, slider),
    settings: await namedSettings(publicSettings),
  }
}
