import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime, Settings } from 'luxon'
import type { PaymentResponse } from '#contracts/payments'
import AllocateCredit from '#app/credit/credit_lines/actions/allocate_credit'
import CancelPackage from '#app/credit/credit_lines/actions/cancel_package'
import ChoosePackage from '#app/credit/credit_lines/actions/choose_package'
import DecideApproval from '#app/credit/credit_lines/actions/decide_approval'
import PayPlatformFee from '#app/credit/credit_lines/actions/pay_platform_fee'
import RevolveCredit from '#app/credit/credit_lines/actions/revolve_credit'
import SuspendCredit from '#app/credit/credit_lines/actions/suspend_credit'
import UnsuspendCredit from '#app/credit/credit_lines/actions/unsuspend_credit'
import CancelOrder from '#app/trade/orders/actions/cancel_order'
import SignContract from '#app/onboarding/contracts/actions/sign_contract'
import ChangeLimit from '#app/credit/credit_lines/actions/change_limit'
import GrantRenewal from '#app/credit/credit_lines/actions/grant_renewal'
import ReverseCardPayment from '#app/trade/devices/actions/reverse_card_payment'
import TakeCardPayment from '#app/trade/devices/actions/take_card_payment'
import AskWriteOff from '#app/credit/write_offs/actions/ask_write_off'
import ConfirmOrder from '#app/trade/orders/actions/confirm_order'
import ReportFraud from '#app/trade/orders/actions/report_fraud'
import AcceptDispute from '#app/trade/orders/actions/accept_dispute'
import ConfirmReceipt from '#app/trade/orders/actions/confirm_receipt'
import OpenDispute from '#app/trade/orders/actions/open_dispute'
import RefuseDispute from '#app/trade/orders/actions/refuse_dispute'
import WithdrawDispute from '#app/trade/orders/actions/withdraw_dispute'
import CreateSale from '#app/trade/orders/actions/create_sale'
import type { Seller } from '#app/platform/audit/actor'
import PayInstallments from '#app/credit/installments/actions/pay_installments'
import PayInvoice from '#app/trade/orders/actions/pay_invoice'
import PayBatch from '#app/trade/orders/actions/pay_batch'
import SendBatchCode from '#app/trade/orders/actions/send_batch_code'
import SendPaymentCode from '#app/trade/orders/actions/send_payment_code'
import LiftFraud from '#app/trade/orders/actions/lift_fraud'
import UpdateOrder from '#app/trade/orders/actions/update_order'
import ChargeWallet from '#app/money/payments/actions/charge_wallet'
import ReceiveBankCallback from '#app/money/payments/actions/receive_callback'
import SweepPayments from '#app/money/payments/actions/sweep_payments'
import ApproveRetry from '#app/money/settlement/actions/approve_retry'
import ApproveRun from '#app/money/settlement/actions/approve_run'
import CancelRun from '#app/money/settlement/actions/cancel_run'
import ImportResult from '#app/money/settlement/actions/import_result'
import PreviewRun from '#app/money/settlement/actions/preview_run'
import RetryFailed from '#app/money/settlement/actions/retry_failed'
import AskPayoutCorrection from '#app/money/settlement/actions/ask_payout_correction'
import ApproveWithdrawal from '#app/money/withdrawals/actions/approve_withdrawal'
import CancelWithdrawal from '#app/money/withdrawals/actions/cancel_withdrawal'
import RefuseWithdrawal from '#app/money/withdrawals/actions/refuse_withdrawal'
import RequestWithdrawal from '#app/money/withdrawals/actions/request_withdrawal'
import SendWithdrawalCode from '#app/money/withdrawals/actions/send_withdrawal_code'
import { changeSetting } from '#app/reference/settings/settings'
import type { StaffActor } from '#app/platform/audit/actor'
import { clock, tehran } from '#app/platform/time/clock'
import { closeDays } from '#app/platform/time/close_of_day'
import { transaction } from '#app/platform/database/database'
import { cleanDatabase, letBookInThePast, turnClockTo } from '#tests/support/database'
import { fmcg } from '#factories/shop'
import { modelSettings, type Model } from './model.js'
import { installDevices, type WorldDevice } from './devices.js'
import {
  hireOfficers,
  registerShops,
  shopCount,
  signSuppliers,
  suppliers,
  type WorldShop,
} from './people.js'

/** The product's use cases, called without HTTP. */
const useCases = async () => ({
  choosePackage: await app.container.make(ChoosePackage),
  payFee: await app.container.make(PayPlatformFee),
  allocate: await app.container.make(AllocateCredit),
  decide: await app.container.make(DecideApproval),
  cancelPackage: await app.container.make(CancelPackage),
  suspend: await app.container.make(SuspendCredit),
  unsuspend: await app.container.make(UnsuspendCredit),
  revolve: await app.container.make(RevolveCredit),
  changeLimit: await app.container.make(ChangeLimit),
  writeOff: await app.container.make(AskWriteOff),
  grant: await app.container.make(GrantRenewal),
  sign: await app.container.make(SignContract),
  chargeCard: await app.container.make(TakeCardPayment),
  takeCardBack: await app.container.make(ReverseCardPayment),
  sell: await app.container.make(CreateSale),
  update: await app.container.make(UpdateOrder),
  cancel: await app.container.make(CancelOrder),
  freeze: await app.container.make(ReportFraud),
  unfreeze: await app.container.make(LiftFraud),
  report: await app.container.make(OpenDispute),
  receiveGoods: await app.container.make(ConfirmReceipt),
  withdraw: await app.container.make(WithdrawDispute),
  acceptReport: await app.container.make(AcceptDispute),
  refuseReport: await app.container.make(RefuseDispute),
  confirm: await app.container.make(ConfirmOrder),
  ask: await app.container.make(SendPaymentCode),
  pay: await app.container.make(PayInvoice),
  askForBatch: await app.container.make(SendBatchCode),
  payBatch: await app.container.make(PayBatch),
  repay: await app.container.make(PayInstallments),
  charge: await app.container.make(ChargeWallet),
  receive: await app.container.make(ReceiveBankCallback),
  sweep: await app.container.make(SweepPayments),
  preview: await app.container.make(PreviewRun),
  approve: await app.container.make(ApproveRun),
  throwAway: await app.container.make(CancelRun),
  record: await app.container.make(ImportResult),
  retry: await app.container.make(RetryFailed),
  askCorrection: await app.container.make(AskPayoutCorrection),
  approveRetry: await app.container.make(ApproveRetry),
  askToWithdraw: await app.container.make(SendWithdrawalCode),
  requestWithdrawal: await app.container.make(RequestWithdrawal),
  approveWithdrawal: await app.container.make(ApproveWithdrawal),
  refuseWithdrawal: await app.container.make(RefuseWithdrawal),
  cancelWithdrawal: await app.container.make(CancelWithdrawal),
})

/** The product on one side of a history: who acts, and the ids of what the model counts. */
export interface World {
  act: Awaited<ReturnType<typeof useCases>>
  startedOn: string
  officers: StaffActor[]
  shops: WorldShop[]
  sellers: Seller[]
  /** One of each seller. */
  devices: WorldDevice[]
  orders: { id: string; referenceNumber: string; code: string; disputes: string[] }[]
  payments: string[]
  approvals: string[]
  runs: string[]
  withdrawals: string[]
}

export const packageAmounts = [20_000_000, 60_000_000]
export const aModel = (): Model => ({
  day: 0,
  shops: Array.from({ length: shopCount }, () => ({
    wallet: 0,
    chosen: null,
    fees: [],
    line: null,
  })),
  suppliers,
  approvals: [],
  payments: [],
  orders: [],
  cardPayments: [],
  runs: [],
  withdrawals: [],
  books: {},
})

/** The clock begins at noon in Tehran, so that no midnight falls into a history. @returns what sets it right again */
export const beginAtNoon = () => {
  const noon = DateTime.now().setZone(tehran).set({ hour: 12, minute: 0, second: 0 })
  const ahead = noon.toMillis() - Date.now()
  Settings.now = () => Date.now() + ahead
  return () => {
    Settings.now = () => Date.now()
  }
}

/** Before the first history: a clock that no midnight disturbs, and settings of the model. */
export const prepareWorlds = async () => {
  beginAtNoon()
  await transaction(async (trx) => {
    for (const [name, value] of modelSettings) await changeSetting(name, value, trx)
  })
}

/** After the last one, the next spec finds everything as it was. */
export const leaveWorlds = async () => {
  await cleanDatabase()
  const set = modelSettings.map(([name]) => name)
  await db.from('settings').whereIn('key', set).delete()
  await turnBack()
  Settings.now = () => Date.now()
}

/** The payment that a redirect to the simulated bank belongs to. */
export const paymentBehind = async ({ gatewayRedirectItem }: PaymentResponse): Promise<string> => {
  const token = gatewayRedirectItem!.params.token
  return (await db.from('payments').where('gateway_token', token).firstOrFail()).id
}

export const slugOf = (amount: number): string => `model-${amount}`

export const turnBack = async () => {
  await turnClockTo(0)
  clock.reset()
}

export const aWorld = async (): Promise<World> => {
  await cleanDatabase()
  // Noon of the model is another hour of the database.
  await letBookInThePast()
  await turnBack()
  await closeDays()
  await db.table('credit_packages').multiInsert(
    packageAmounts.map((amount) => ({
      slug: slugOf(amount),
      plan: fmcg,
      amount,
      collaterals: '[]',
    }))
  )
  const [officers, sellers] = [await hireOfficers(), await signSuppliers()]
  return {
    act: await useCases(),
    startedOn: clock.today(),
    officers,
    shops: await registerShops(),
    sellers,
    devices: await installDevices(sellers, officers),
    orders: [],
    payments: [],
    approvals: [],
    runs: [],
    withdrawals: [],
  }
}
