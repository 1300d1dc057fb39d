import type { InstallmentFilter } from '@kasbeno/api/contracts/orders'
import type { PersonPlan } from '@kasbeno/api/contracts/plans'
import { firstEndpoints } from './firstEndpoints.ts'
import type { Id } from './types.ts'

const query = (values: Record<string, string | number | null>) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== null) search.set(name, String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}

/** Every path of the API that the storefront asks, below `/api`. */
export const endpoints = {
  ...firstEndpoints,
  logout: '/user/logout',
  switchPlan: '/user/switch',

  selectPlan: (plan: PersonPlan) => `/user/${plan}/select-business-plan`,
  applyAgain: (plan: PersonPlan) => `/user/${plan}/apply-again`,
  registration: (plan: PersonPlan) => `/user/${plan}/registration-status`,
  identity: (plan: PersonPlan) => `/user/${plan}`,
  upload: (plan: PersonPlan, certificateType: string) =>
    `/user/${plan}/upload${query({ shopCertificateType: certificateType })}`,
  documents: (plan: PersonPlan) => `/user/${plan}/documents`,
  seenRefusal: '/credit-score/toggle-get-credit',
  seenCredit: (plan: PersonPlan) => `/user/${plan}/credit-seen`,

  shop: '/shop',
  ownShop: (plan: PersonPlan) => `/shop/self${query({ plan })}`,

  provinces: '/provinces',
  cities: (provinceId: Id) => `/cities${query({ provinceId })}`,
  districts: (cityId: Id, pageSize: number) =>
    `/districts${query({ cityId, pageNumber: 0, pageSize })}`,
  guilds: (plan: PersonPlan) => `/guilds/${plan}`,

  packages: (plan: PersonPlan) => `/user-subscription-package/${plan}/subscription-packages`,
  choosePackage: '/user-subscription-package',
  chosenPackage: (plan: PersonPlan) => `/user-subscription-package${query({ plan })}`,
  feeDetail: (plan: PersonPlan) => `/platform-fee/${plan}/payment-detail`,
  payFee: (plan: PersonPlan) => `/platform-fee/${plan}/create-platform-fee`,

  gateways: '/payment/gateways-list',
  chargeWallet: '/payment/create-payment',
  payment: (id: Id) => `/payment/${id}`,
  wallet: (plan: PersonPlan) => `/wallet/${plan}/self`,
  transactions: (pageSize: number, page: number, source: string | null) =>
    `/transaction/${pageSize}/${page}${query({ transactionSourceType: source, transactionStatus: 'COMPLETED' })}`,
  transaction: (id: Id) => `/transaction/${id}`,

  pendingOrders: (plan: PersonPlan, pageSize: number, page: number) =>
    `/order/${plan}/pending-orders/${pageSize}/${page}`,
  completedOrders: (plan: PersonPlan, pageSize: number, page: number) =>
    `/order/${plan}/completed-orders/${pageSize}/${page}`,
  installments: (
    plan: PersonPlan,
    pageSize: number,
    page: number,
    status: InstallmentFilter | null
  ) => `/order/${plan}/installments/${pageSize}/${page}${query({ status })}`,
  installment: (plan: PersonPlan, id: Id) => `/order/${plan}/installments/${id}`,
  payInstallment: (plan: PersonPlan, id: Id) => `/order/${plan}/installments/${id}/pay`,
  payInstallments: (plan: PersonPlan) => `/order/${plan}/installments/pay`,
  repayment: (plan: PersonPlan, id: Id) => `/order/${plan}/repayments/${id}`,
  pendingOrder: (id: Id) => `/order/pending-orders/${id}`,
  order: (id: Id) => `/order/${id}`,
  startOrderPayment: (id: Id) => `/order/pending-orders/${id}/payment-otp-start`,
  verifyOrderPayment: (id: Id) => `/order/pending-orders/${id}/payment-otp-verify`,

  distributors: (plan: PersonPlan) => `/distributors/${plan}`,
  distributor: (plan: PersonPlan, slug: string) =>
    `/distributors/${plan}/${encodeURIComponent(slug)}`,
  creditConsent: (plan: PersonPlan, slug: string) =>
    `/distributors/${plan}/${encodeURIComponent(slug)}/credit-consent`,
  distributorsOfProvince: (plan: PersonPlan) => `/distributors/${plan}/my-province`,
} as const
