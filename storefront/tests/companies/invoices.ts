import { orderButton } from '@kasbeno/api/contracts/approbations'
import type {
  ApprobationView,
  CompanyOrder,
  CompanyOrderRow,
  OrdersPanel,
} from '#core/api/types.ts'
import { anInvoice } from '../money/orders.ts'

const signer = (fullName: string, changes: object = {}) => ({
  ...{ fullName, signatoryStatus: 'PENDING' as const, signatoryDate: null, delegateName: null },
  reason: null,
  ...{ approbation: 'MANDATORY' as const, isOut: false },
  ...changes,
})

/** One of two members has signed. */
const halfSigned: ApprobationView = {
  totalNumberOfSignatory: 2,
  totalNumberOfAcceptedSignatory: 1,
  latestSignatoryDate: '2026-11-21T09:05:00Z',
  overallSignatoryStatus: 'PENDING',
  approbationDtoList: [
    signer('سارا کریمی', {
      signatoryStatus: 'ACCEPTED',
      signatoryDate: '2026-11-21T09:05:00Z',
      approbation: 'OPTIONAL',
    }),
    signer('رضا احمدی'),
  ],
  quorum: {
    mandatory: { signed: 0, needed: 1 },
    optional: { signed: 1, needed: 1 },
    waitingFor: ['رضا احمدی'],
  },
}

/** An invoice of 18,000,000 rials that waits for the reader's signature. */
export const aCompanyOrder = (changes: Partial<CompanyOrder> = {}): CompanyOrder => {
  const order: CompanyOrder = {
    ...anInvoice({ plan: 'kasbeno-fmcg-legal' }),
    orderApprobationStatus: 'PENDING_FOR_APPROBATION',
    userApprobationStatus: 'PENDING',
    userSignatoryStatus: 'MANDATORY',
    hasAnsweredForOther: false,
    isCeo: false,
    digitalSignatoryType: 'CODE',
    button: { action: 'SIGN', refusal: null },
    overallSignatoryStatus: 'PENDING',
    onBehalf: null,
    refusalEnds: true,
    approbation: halfSigned,
    signatoryDtos: [],
    ...changes,
  }
  return { ...order, button: orderButton({ ...order, role: order.isCeo ? 'CEO' : 'BOARD_MEMBER' }) }
}

export const aRow = (id: string, changes: Partial<CompanyOrderRow> = {}): CompanyOrderRow => {
  const order = aCompanyOrder()
  return { ...order, id, externalId: `F-${id}`, awaits: null, inPlaceOf: null, ...changes }
}

const nothing = { count: 0, amount: 0 }
const noContracts = { contracts: { toSign: 0, toSignFor: 0 }, inPlaceOf: null }

/** What waits for the company's signatures and its CEO's payment; nothing of it for the reader. */
export const aPanel = (
  sign: number,
  pay: number,
  mine: Partial<OrdersPanel['waitingForMe']> = {}
): OrdersPanel => ({
  waitingForMe: { toSign: nothing, toSignFor: nothing, toPay: nothing, ...noContracts, ...mine },
  pendingApprobation: { count: sign, amount: sign * 18_000_000 },
  pendingPayment: { count: pay, amount: pay * 18_000_000 },
  due: { count: 0, amount: 0 },
  pastDue: { count: 0, amount: 0 },
  distributors: [],
})

export const orderCall = 'GET /legal/company/orders/7'
export const listCall = (status: string, page = 0) =>
  `GET /legal/company/orders/10/${page}?approbationStatus=${status}`
