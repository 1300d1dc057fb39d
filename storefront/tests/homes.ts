import type { Home, Wallet } from '#core/api/types.ts'

const meta = { currentPage: 1, pageSize: 3, total: 0 }
const empty = { items: [], meta }

/** A shop owner who has just chosen the plan. */
export const aHome = (): Home => ({
  profile: {
    id: 'u1',
    phone: '09121234567',
    firstname: 'مریم',
    lastname: 'رضایی',
    plan: 'kasbeno-fmcg-real',
    plans: ['kasbeno-fmcg-real'],
    companyCardWaits: false,
    isLatinNameMissing: false,
    begunSignature: null,
  },
  registration: {
    plan: 'kasbeno-fmcg-real',
    kycStep: 'AUTHENTICATION',
    identityOverallStatus: 'START',
    shopOverallStatus: 'START',
    docsOverallStatus: 'START',
    bankStatus: 'START',
    userSubscriptionPackageStatus: 'START',
    cardStatus: null,
    parcelStatus: null,
    rejectionReason: null,
    rejectionReasonUpload: null,
    creditAmount: 0,
    creditBlocked: false,
    isCreditExpired: false,
    creditRemainingDays: null,
    creditScoreExpirationDate: null,
    hasRenewalCredit: false,
    renewalRefusal: null,
    hasActivePlatformFee: false,
    hasSignedContract: false,
    hasJustGetCredit: false,
    hasNotGetCredit: false,
    refusal: null,
    identityRejectionReason: null,
    shopRejectionReason: null,
    nextStep: 'identity',
  },
  wallet: { cash: 0, credit: 0, creditAmount: 0 },
  pendingOrders: empty,
  installments: {
    meta,
    items: [],
    summary: {
      owedAmount: 0,
      lateFeeAmount: 0,
      disputedAmount: 0,
      openCount: 0,
      pastDueAmount: 0,
      pastDueCount: 0,
      nextDueDate: null,
      nextDueAmount: 0,
      nextDueInDays: null,
      payingUnblocks: false,
      blocks: [],
    },
  },
  openPayments: { ...empty },
  distributors: empty,
  settings: [
    { name: 'supportPhone', value: '02191000000' },
    { name: 'SPECIAL_MODAL_STATUS', value: 'ENABLED' },
  ],
})

const invoice = (id: string, grandTotalAmount: number) => ({
  id,
  externalId: `F-${id}`,
  referenceNumber: '1',
  createdAt: '2026-11-20T08:00:00Z',
  invoicedAt: '2026-11-20T08:00:00Z',
  dueDate: null,
  dueDateInDays: 60,
  grandTotalAmount,
  kasbenoFeeAmount: 0,
  bankFeeAmount: 0,
  refundAmount: 0,
  installmentReceiptAmount: null,
  installmentReceiptStatus: null,
  bankReferenceNumber: null,
  status: 'CREATED' as const,
  orderStatus: 'CREATED' as const,
  distributorName: 'پخش گلستان',
  distributorLogo: null,
})

/** One whose credit is in use: two invoices wait, one installment is owed. */
export const withCredit = (wallet: Partial<Wallet>): Home => {
  const home = aHome()
  const whole = { cash: 50_000_000, credit: 500_000_000, creditAmount: 500_000_000, ...wallet }
  return {
    ...home,
    wallet: whole,
    registration: {
      ...home.registration,
      kycStep: 'ACCEPTED',
      identityOverallStatus: 'APPROVED',
      shopOverallStatus: 'APPROVED',
      docsOverallStatus: 'APPROVED',
      bankStatus: 'APPROVED',
      userSubscriptionPackageStatus: 'ENABLED',
      creditAmount: whole.creditAmount,
      creditRemainingDays: 200,
      creditScoreExpirationDate: '2027-06-01',
      hasActivePlatformFee: true,
      nextStep: 'summary',
    },
    pendingOrders: {
      items: [invoice('i1', 41_000_000), invoice('i2', 7_500_000)],
      meta: { currentPage: 1, pageSize: 3, total: 2 },
    },
    installments: {
      meta,
      items: [
        {
          id: 'n1',
          orderId: 'o1',
          externalId: 'F-1',
          referenceNumber: '1000042',
          distributorName: 'پخش گلستان',
          distributorLogo: null,
          amount: 30_000_000,
          paidAmount: 0,
          remainingAmount: 30_000_000,
          disputedAmount: 0,
          lateFeeAmount: 0,
          owedAmount: 30_000_000,
          status: 'AWAITING_DUE_DATE',
          dueDate: '2027-01-20',
          daysLeft: 60,
        },
      ],
      summary: { ...home.installments.summary, owedAmount: 30_000_000, openCount: 1 },
    },
  }
}
