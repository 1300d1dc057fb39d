import type { ContractType } from '@kasbeno/api/contracts/contracts'
import type { InstallmentFilter } from '@kasbeno/api/contracts/orders'
import type { openPayments, PaymentStatus } from '@kasbeno/api/contracts/payments'
import type { Plan } from '@kasbeno/api/contracts/plans'
import type { Address } from './contract.ts'
import { firstEndpoints } from './firstEndpoints.ts'
import { queryOf } from './queryOf.ts'
import type { Id } from './types.ts'

export const endpoints = {
  ...firstEndpoints,
  lead: '/lead/retail-show' as Address<'/lead/retail-show'>,
  callInfo: '/call-info' as Address<'/call-info'>,
  logout: '/user/logout' as Address<'/user/logout'>,
  switchPlan: '/user/switch' as Address<'/user/switch'>,

  selectPlan: (plan: Plan): Address<'/user/{plan}/select-business-plan'> =>
    `/user/${plan}/select-business-plan` as const,
  applyAgain: (plan: Plan): Address<'/user/{plan}/apply-again'> =>
    `/user/${plan}/apply-again` as const,
  registration: (plan: Plan): Address<'/user/{plan}/registration-status'> =>
    `/user/${plan}/registration-status` as const,
  identity: (plan: Plan): Address<'/user/{plan}'> => `/user/${plan}` as const,
  latinName: (plan: Plan): Address<'/user/{plan}/en-complementary'> =>
    `/user/${plan}/en-complementary` as const,
  upload: (plan: Plan, certificateType: string): Address<'/user/{plan}/upload'> =>
    `/user/${plan}/upload${queryOf({ shopCertificateType: certificateType })}` as const,
  documents: (plan: Plan): Address<'/user/{plan}/documents'> => `/user/${plan}/documents` as const,
  certificateTypes: (plan: Plan): Address<'/certificate-types/{plan}'> =>
    `/certificate-types/${plan}` as const,
  servicePlans: '/business-service-plan' as Address<'/business-service-plan'>,
  seenRefusal: '/credit-score/toggle-get-credit' as Address<'/credit-score/toggle-get-credit'>,
  seenCredit: (plan: Plan): Address<'/user/{plan}/credit-seen'> =>
    `/user/${plan}/credit-seen` as const,

  shop: '/shop' as Address<'/shop'>,
  ownShop: (plan: Plan): Address<'/shop/self'> => `/shop/self${queryOf({ plan })}` as const,

  signing: '/signing/check' as Address<'/signing/check'>,
  identityDocument: '/signing/digest' as Address<'/signing/digest'>,
  startSigning: '/signing/info-inquiry' as Address<'/signing/info-inquiry'>,
  sentence: '/signing/random-sentence' as Address<'/signing/random-sentence'>,
  sendVideo: '/signing/video' as Address<'/signing/video'>,
  sendSignature: '/signing/signature' as Address<'/signing/signature'>,
  submitSigning: '/signing/enrollment' as Address<'/signing/enrollment'>,
  sign: '/signing/sign' as Address<'/signing/sign'>,

  provinces: '/provinces' as Address<'/provinces'>,
  cities: (provinceId: Id): Address<'/cities'> => `/cities${queryOf({ provinceId })}` as const,
  districts: (cityId: Id, pageSize: number): Address<'/districts'> =>
    `/districts${queryOf({ cityId, pageNumber: 0, pageSize })}` as const,
  guilds: (plan: Plan): Address<'/guilds/{plan}'> => `/guilds/${plan}` as const,

  packages: (plan: Plan): Address<'/user-subscription-package/{plan}/subscription-packages'> =>
    `/user-subscription-package/${plan}/subscription-packages` as const,
  choosePackage: '/user-subscription-package' as Address<'/user-subscription-package'>,
  chosenPackage: (plan: Plan): Address<'/user-subscription-package'> =>
    `/user-subscription-package${queryOf({ plan })}` as const,
  feeDetail: (plan: Plan): Address<'/platform-fee/{plan}/payment-detail'> =>
    `/platform-fee/${plan}/payment-detail` as const,
  payFee: (plan: Plan): Address<'/platform-fee/{plan}/create-platform-fee'> =>
    `/platform-fee/${plan}/create-platform-fee` as const,

  confirmFee: (plan: Plan): Address<'/platform-fee/{plan}/confirm'> =>
    `/platform-fee/${plan}/confirm` as const,

  gateways: '/payment/gateways-list' as Address<'/payment/gateways-list'>,
  chargeWallet: '/payment/create-payment' as Address<'/payment/create-payment'>,
  payment: (id: Id): Address<'/payment/{id}'> => `/payment/${id}` as const,
  receiptPicture: (id: Id): Address<'/payment/{id}/receipt-picture'> =>
    `/payment/${id}/receipt-picture` as const,
  card: (plan: Plan): Address<'/card/self'> => `/card/self${queryOf({ plan })}` as const,
  cvv2: (plan: Plan): Address<'/card/self/cvv2'> => `/card/self/cvv2${queryOf({ plan })}` as const,
  showContract: '/preference/show-contract' as Address<'/preference/show-contract'>,
  cardManagement: (plan: Plan): Address<'/user/agreement-info'> =>
    `/user/agreement-info${queryOf({ plan })}` as const,
  activateCard: '/card/activate' as Address<'/card/activate'>,
  blockCard: '/card/disable' as Address<'/card/disable'>,
  reissueCard: '/card/reissue' as Address<'/card/reissue'>,
  startCardCode: '/card/otp-start' as Address<'/card/otp-start'>,
  resendCardCode: '/card/otp-resend' as Address<'/card/otp-resend'>,
  resetPin: '/card/pin1-forget' as Address<'/card/pin1-forget'>,
  changePin: '/card/pin1-change' as Address<'/card/pin1-change'>,
  addresses: '/addresses' as Address<'/addresses'>,
  selectAddress: (id: Id): Address<'/addresses/{id}/select'> => `/addresses/${id}/select` as const,
  deliverTo: (
    addressId: Id,
    cardId: Id
  ): Address<'/card-delivery-addresses/addresses/{addressId}/cards/{cardId}'> =>
    `/card-delivery-addresses/addresses/${addressId}/cards/${cardId}` as const,
  contract: (plan: Plan, type: ContractType): Address<'/user-contract/{plan}/{contractType}'> =>
    `/user-contract/${plan}/${type}` as const,
  signContract: (plan: Plan): Address<'/user-contract/{plan}/sign-contract'> =>
    `/user-contract/${plan}/sign-contract` as const,
  renewalStatus: (plan: Plan): Address<'/user-contract/{plan}/renewal-status'> =>
    `/user-contract/${plan}/renewal-status` as const,

  bankBranch: '/bank-branch' as Address<'/bank-branch'>,
  wallet: (plan: Plan): Address<'/wallet/{plan}/self'> => `/wallet/${plan}/self` as const,
  transactions: (
    pageSize: number,
    page: number,
    source: string | null,
    status: PaymentStatus | typeof openPayments = 'COMPLETED'
  ): Address<'/transaction/{pageSize}/{pageNumber}'> =>
    `/transaction/${pageSize}/${page}${queryOf({ transactionSourceType: source, transactionStatus: status })}` as const,
  transaction: (id: Id): Address<'/transaction/{id}'> => `/transaction/${id}` as const,

  obligations: (plan: Plan): Address<'/obligations/{plan}'> => `/obligations/${plan}` as const,
  statement: (
    plan: Plan,
    period: { from: string; to: string } | null,
    format: 'xlsx' | 'pdf' | null = null
  ): Address<'/statement/{plan}'> =>
    `/statement/${plan}${queryOf({ from: period?.from ?? null, to: period?.to ?? null, format })}` as const,

  pendingOrders: (
    plan: Plan,
    pageSize: number,
    page: number
  ): Address<'/order/{plan}/pending-orders/{pageSize}/{pageNumber}'> =>
    `/order/${plan}/pending-orders/${pageSize}/${page}` as const,
  completedOrders: (
    plan: Plan,
    pageSize: number,
    page: number
  ): Address<'/order/{plan}/completed-orders/{pageSize}/{pageNumber}'> =>
    `/order/${plan}/completed-orders/${pageSize}/${page}` as const,
  ordersFile: (plan: Plan) => `/order/${plan}/export`,
  installments: (
    plan: Plan,
    pageSize: number,
    page: number,
    status: InstallmentFilter | null
  ): Address<'/order/{plan}/installments/{pageSize}/{pageNumber}'> =>
    `/order/${plan}/installments/${pageSize}/${page}${queryOf({ status })}` as const,
  installment: (plan: Plan, id: Id): Address<'/order/{plan}/installments/{id}'> =>
    `/order/${plan}/installments/${id}` as const,
  payInstallment: (plan: Plan, id: Id): Address<'/order/{plan}/installments/{id}/pay'> =>
    `/order/${plan}/installments/${id}/pay` as const,
  payInstallments: (plan: Plan): Address<'/order/{plan}/installments/pay'> =>
    `/order/${plan}/installments/pay` as const,
  repayment: (plan: Plan, id: Id): Address<'/order/{plan}/repayments/{id}'> =>
    `/order/${plan}/repayments/${id}` as const,
  pendingOrder: (id: Id): Address<'/order/pending-orders/{id}'> =>
    `/order/pending-orders/${id}` as const,
  order: (id: Id): Address<'/order/{id}'> => `/order/${id}` as const,
  orderVersions: (id: Id): Address<'/order/{id}/versions'> => `/order/${id}/versions` as const,
  goodsReceipt: (id: Id): Address<'/order/{id}/receipt'> => `/order/${id}/receipt` as const,
  withdrawReport: (id: Id): Address<'/order/{id}/receipt/withdraw'> =>
    `/order/${id}/receipt/withdraw` as const,
  startOrderPayment: (id: Id): Address<'/order/pending-orders/{id}/payment-otp-start'> =>
    `/order/pending-orders/${id}/payment-otp-start` as const,
  verifyOrderPayment: (id: Id): Address<'/order/pending-orders/{id}/payment-otp-verify'> =>
    `/order/pending-orders/${id}/payment-otp-verify` as const,
  batch: (orderIds: readonly Id[]): Address<'/order/pending-orders/several'> =>
    `/order/pending-orders/several${queryOf({ orderIds: orderIds.join(',') })}` as const,
  startBatch:
    '/order/pending-orders/several/payment-otp-start' as Address<'/order/pending-orders/several/payment-otp-start'>,
  verifyBatch:
    '/order/pending-orders/several/payment-otp-verify' as Address<'/order/pending-orders/several/payment-otp-verify'>,

  distributors: (plan: Plan): Address<'/distributors/{plan}'> => `/distributors/${plan}` as const,
  distributor: (plan: Plan, slug: string): Address<'/distributors/{plan}/{slug}'> =>
    `/distributors/${plan}/${encodeURIComponent(slug)}` as const,
  creditConsent: (
    plan: Plan,
    slug: string
  ): Address<'/distributors/{plan}/{slug}/credit-consent'> =>
    `/distributors/${plan}/${encodeURIComponent(slug)}/credit-consent` as const,
  creditConsents: (plan: Plan): Address<'/credit-consents/{plan}'> =>
    `/credit-consents/${plan}` as const,
  distributorsOfProvince: (plan: Plan): Address<'/distributors/{plan}/my-province'> =>
    `/distributors/${plan}/my-province` as const,
} as const
