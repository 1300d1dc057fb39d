import type { InstallmentFilter } from '@kasbeno/api/contracts/orders'
import type { openPayments, PaymentStatus } from '@kasbeno/api/contracts/payments'
import type { Plan } from '@kasbeno/api/contracts/plans'
import { asking, at, to } from './at.ts'
import { firstEndpoints } from './firstEndpoints.ts'
import type { Id } from './types.ts'

export const endpoints = {
  ...firstEndpoints,
  lead: at('/lead/retail-show'),
  callInfo: at('/call-info'),
  waitingContacts: at('/contacts/waiting'),
  logout: at('/user/logout'),
  switchPlan: at('/user/switch'),

  selectPlan: to('/user/{plan}/select-business-plan'),
  applyAgain: to('/user/{plan}/apply-again'),
  registration: to('/user/{plan}/registration-status'),
  identity: to('/user/{plan}'),
  latinName: to('/user/{plan}/en-complementary'),
  upload: (plan: Plan, certificateType: string) =>
    asking(at('/user/{plan}/upload', plan), { shopCertificateType: certificateType }),
  documents: to('/user/{plan}/documents'),
  certificateTypes: to('/certificate-types/{plan}'),
  servicePlans: at('/business-service-plan'),
  seenRefusal: at('/credit-score/toggle-get-credit'),
  seenCredit: to('/user/{plan}/credit-seen'),

  shop: at('/shop'),
  ownShop: (plan: Plan) => asking(at('/shop/self'), { plan }),

  signing: at('/signing/check'),
  identityDocument: at('/signing/digest'),
  startSigning: at('/signing/info-inquiry'),
  sentence: at('/signing/random-sentence'),
  sendVideo: at('/signing/video'),
  sendSignature: at('/signing/signature'),
  submitSigning: at('/signing/enrollment'),
  sign: at('/signing/sign'),

  provinces: at('/provinces'),
  cities: (provinceId: Id) => asking(at('/cities'), { provinceId }),
  districts: (cityId: Id, pageSize: number) =>
    asking(at('/districts'), { cityId, pageNumber: 0, pageSize }),
  guilds: to('/guilds/{plan}'),

  packages: to('/user-subscription-package/{plan}/subscription-packages'),
  choosePackage: at('/user-subscription-package'),
  chosenPackage: (plan: Plan) => asking(at('/user-subscription-package'), { plan }),
  feeDetail: to('/platform-fee/{plan}/payment-detail'),
  payFee: to('/platform-fee/{plan}/create-platform-fee'),

  confirmFee: to('/platform-fee/{plan}/confirm'),

  gateways: at('/payment/gateways-list'),
  chargeWallet: at('/payment/create-payment'),
  payment: to('/payment/{id}'),
  askBank: to('/payment/{id}/ask-bank'),
  putPaymentAside: to('/payment/{id}/put-aside'),
  receiptPicture: to('/payment/{id}/receipt-picture'),
  card: (plan: Plan) => asking(at('/card/self'), { plan }),
  cvv2: at('/card/self/cvv2'),
  showContract: at('/preference/show-contract'),
  cardManagement: (plan: Plan) => asking(at('/user/agreement-info'), { plan }),
  activateCard: at('/card/activate'),
  checkCvv2: at('/card/activate/cvv2'),
  blockCard: at('/card/disable'),
  freezeCard: at('/card/freeze'),
  unfreezeCard: at('/card/unfreeze'),
  reissueCard: at('/card/reissue'),
  startCardCode: at('/card/otp-start'),
  resendCardCode: at('/card/otp-resend'),
  resetPin: at('/card/pin1-forget'),
  changePin: at('/card/pin1-change'),
  addresses: at('/addresses'),
  selectAddress: to('/addresses/{id}/select'),
  deliverTo: to('/card-delivery-addresses/addresses/{addressId}/cards/{cardId}'),
  contract: to('/user-contract/{plan}/{contractType}'),
  signContract: to('/user-contract/{plan}/sign-contract'),
  renewalStatus: to('/user-contract/{plan}/renewal-status'),

  bankBranch: at('/bank-branch'),
  visit: to('/user/{plan}/visit'),
  wallet: to('/wallet/{plan}/self'),
  transactions: (
    pageSize: number,
    page: number,
    source: string | null,
    status: PaymentStatus | typeof openPayments = 'COMPLETED'
  ) =>
    asking(at('/transaction/{pageSize}/{pageNumber}', pageSize, page), {
      transactionSourceType: source,
      transactionStatus: status,
    }),
  transaction: to('/transaction/{id}'),

  clearance: (plan: Plan) => `/clearance/${plan}`,
  signedFile: to('/signed-files/{id}'),
  obligations: to('/obligations/{plan}'),
  statement: (
    plan: Plan,
    period: { from: string; to: string } | null,
    format: 'xlsx' | 'pdf' | null = null
  ) =>
    asking(at('/statement/{plan}', plan), {
      from: period?.from ?? null,
      to: period?.to ?? null,
      format,
    }),

  pendingOrders: to('/order/{plan}/pending-orders/{pageSize}/{pageNumber}'),
  completedOrders: to('/order/{plan}/completed-orders/{pageSize}/{pageNumber}'),
  ordersFile: (plan: Plan) => `/order/${plan}/export`,
  installments: (plan: Plan, pageSize: number, page: number, status: InstallmentFilter | null) =>
    asking(at('/order/{plan}/installments/{pageSize}/{pageNumber}', plan, pageSize, page), {
      status,
    }),
  installment: to('/order/{plan}/installments/{id}'),
  payInstallment: to('/order/{plan}/installments/{id}/pay'),
  payInstallments: to('/order/{plan}/installments/pay'),
  repayment: to('/order/{plan}/repayments/{id}'),
  pendingOrder: to('/order/pending-orders/{id}'),
  order: to('/order/{id}'),
  orderVersions: to('/order/{id}/versions'),
  goodsReceipt: to('/order/{id}/receipt'),
  withdrawReport: to('/order/{id}/receipt/withdraw'),
  startOrderPayment: to('/order/pending-orders/{id}/payment-otp-start'),
  verifyOrderPayment: to('/order/pending-orders/{id}/payment-otp-verify'),
  batch: (orderIds: readonly Id[]) =>
    asking(at('/order/pending-orders/several'), { orderIds: orderIds.join(',') }),
  startBatch: at('/order/pending-orders/several/payment-otp-start'),
  verifyBatch: at('/order/pending-orders/several/payment-otp-verify'),

  distributors: to('/distributors/{plan}'),
  distributor: to('/distributors/{plan}/{slug}'),
  creditConsent: to('/distributors/{plan}/{slug}/credit-consent'),
  creditConsents: to('/credit-consents/{plan}'),
  distributorsOfProvince: to('/distributors/{plan}/my-province'),
} as const
