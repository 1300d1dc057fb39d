import type { Order } from '#core/api/types.ts'

/** 18,000,000 rials of goods, 90,000 of our fee, 540,000 of the bank's. */
export const anInvoice = (changes: Partial<Order> = {}): Order => ({
  id: '7',
  plan: 'kasbeno-fmcg-real',
  payableUntil: '2026-12-20T08:30:00Z',
  firstname: 'مریم',
  lastname: 'رضایی',
  orderStatus: 'CREATED',
  externalId: '14050829',
  referenceNumber: '1000042',
  createdAt: '2026-11-20T08:30:00Z',
  invoicedAt: '2026-11-20T08:30:00Z',
  dueDate: null,
  dueDateInDays: 60,
  grandTotalAmount: 18_000_000,
  kasbenoFeeAmount: 90_000,
  bankFeeAmount: 540_000,
  refundAmount: 0,
  cancelReason: null,
  installmentReceiptAmount: null,
  installmentReceiptStatus: null,
  bankReferenceNumber: null,
  status: 'CREATED',
  distributorName: 'پخش گلستان',
  distributorSlug: 'golestan',
  distributorLogo: null,
  phone: '09121234567',
  creditBalance: 100_000_000,
  cashBalance: 30_000_000,
  paymentSource: null,
  paidAt: null,
  installmentId: null,
  installmentRemainingAmount: null,
  lateFeeAmount: 0,
  daysLeft: null,
  orderItems: [],
  version: 1,
  cardPayment: null,
  paymentOptions: [
    { source: 'CREDIT', amount: 18_630_000, dueDate: '2027-01-20', refusal: null },
    { source: 'WALLET', amount: 18_090_000, dueDate: null, refusal: null },
  ],
  ...changes,
})

export const paidFromCredit = (changes: Partial<Order> = {}): Order =>
  anInvoice({
    status: 'COMPLETED',
    paymentSource: 'CREDIT',
    paidAt: '2026-11-21T09:05:00Z',
    bankReferenceNumber: '770012345678',
    installmentId: 'i-7',
    installmentReceiptAmount: 18_630_000,
    installmentRemainingAmount: 18_630_000,
    installmentReceiptStatus: 'AWAITING_DUE_DATE',
    dueDate: '2027-01-20',
    daysLeft: 60,
    paymentOptions: [],
    ...changes,
  })

export const paidFromWallet = (changes: Partial<Order> = {}): Order =>
  anInvoice({
    status: 'COMPLETED',
    paymentSource: 'WALLET',
    paidAt: '2026-11-21T09:05:00Z',
    bankReferenceNumber: '770012345679',
    paymentOptions: [],
    ...changes,
  })

/** Every name with its value, as it is read. */
export const linesShown = (within: ParentNode = document) =>
  Object.fromEntries(
    [...within.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row
        .querySelector('dd')
        ?.textContent?.replace(/\u00a0/g, ' ')
        .trim(),
    ])
  )
