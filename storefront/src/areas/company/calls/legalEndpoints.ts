import type { OrderApprobationStatus } from '@kasbeno/api/contracts/approbations'
import type { openPayments, PaymentStatus } from '@kasbeno/api/contracts/payments'
import type { Address } from '../../../core/api/contract.ts'
import { queryOf } from '../../../core/api/queryOf.ts'
import type { Id } from '../../../core/api/types.ts'

/** Every path of the API that the pages of companies ask alone, below `/api`. */
export const legalEndpoints = {
  assigned: '/legal/company/assigned' as Address<'/legal/company/assigned'>,
  company: '/legal/company' as Address<'/legal/company'>,
  phases: '/legal/company/phases' as Address<'/legal/company/phases'>,
  register: '/legal/company/legal-company' as Address<'/legal/company/legal-company'>,
  officialPaper: '/legal/company/official-paper' as Address<'/legal/company/official-paper'>,
  papers: '/legal/company/papers' as Address<'/legal/company/papers'>,
  ceo: '/legal/company/ceo' as Address<'/legal/company/ceo'>,
  sendCeo: (values: Record<string, string>): Address<'/legal/company/ceo'> =>
    `/legal/company/ceo${queryOf(values)}` as const,
  board: '/legal/company/board-member' as Address<'/legal/company/board-member'>,
  addMember: (values: Record<string, string>): Address<'/legal/company/board-member'> =>
    `/legal/company/board-member${queryOf(values)}` as const,
  member: (phone: string): Address<'/legal/company/board-member/{phone}'> =>
    `/legal/company/board-member/${phone}` as const,
  updateMember: (
    phone: string,
    values: Record<string, string>
  ): Address<'/legal/company/board-member/{phone}'> =>
    `/legal/company/board-member/${phone}${queryOf(values)}` as const,
  sendBoard: '/legal/company/board-member/status' as Address<'/legal/company/board-member/status'>,
  minimum: '/legal/company/minimum-signature' as Address<'/legal/company/minimum-signature'>,

  credit: '/legal/company/credit' as Address<'/legal/company/credit'>,
  cardHolders: '/legal/company/card-holder' as Address<'/legal/company/card-holder'>,
  formerCardHolders:
    '/legal/company/former-card-holder' as Address<'/legal/company/former-card-holder'>,
  contract: (userId: Id): Address<'/legal/company/card-holder/{userId}/approbation'> =>
    `/legal/company/card-holder/${userId}/approbation` as const,
  contractEvidence: (userId: Id) => `/legal/company/card-holder/${userId}/evidence`,
  startSigningContract: (userId: Id): Address<'/legal/company/card-holder/{userId}/otp-start'> =>
    `/legal/company/card-holder/${userId}/otp-start` as const,
  signContract: (userId: Id): Address<'/legal/company/card-holder/{userId}/sign'> =>
    `/legal/company/card-holder/${userId}/sign` as const,
  rejectContract: (userId: Id): Address<'/legal/company/card-holder/{userId}/reject'> =>
    `/legal/company/card-holder/${userId}/reject` as const,
  startContractToken: (userId: Id): Address<'/legal/company/card-holder/{userId}/token-start'> =>
    `/legal/company/card-holder/${userId}/token-start` as const,
  nudgeForContract: (userId: Id): Address<'/legal/company/card-holder/{userId}/nudge'> =>
    `/legal/company/card-holder/${userId}/nudge` as const,
  branches: (
    pageSize: number,
    page: number,
    keyword: string
  ): Address<'/bank-branch/{pageSize}/{pageNumber}'> =>
    `/bank-branch/${pageSize}/${page}${queryOf({ keyword })}` as const,
  appointment: '/legal/company/appointment' as Address<'/legal/company/appointment'>,

  orders: (
    pageSize: number,
    page: number,
    status: OrderApprobationStatus,
    {
      onBehalfOf = null,
      isMine = false,
    }: {
      /** As they are to the absent member in whose place the reader signs. */
      onBehalfOf?: string | null
      /** What waits for the reader alone. */
      isMine?: boolean
    } = {}
  ): Address<'/legal/company/orders/{pageSize}/{pageNumber}'> =>
    `/legal/company/orders/${pageSize}/${page}${queryOf({ approbationStatus: status, onBehalfOf, waitingForMe: isMine ? 'true' : null })}` as const,
  panel: '/legal/company/orders/panel' as Address<'/legal/company/orders/panel'>,
  week: '/legal/company/week' as Address<'/legal/company/week'>,
  transactions: (
    pageSize: number,
    page: number,
    source: string | null,
    status: PaymentStatus | typeof openPayments = 'COMPLETED'
  ): Address<'/legal/company/transactions/{pageSize}/{pageNumber}'> =>
    `/legal/company/transactions/${pageSize}/${page}?${new URLSearchParams({
      ...(source && { transactionSourceType: source }),
      transactionStatus: status,
    })}` as const,
  transaction: (id: Id): Address<'/legal/company/transactions/{id}'> =>
    `/legal/company/transactions/${id}` as const,
  order: (id: Id): Address<'/legal/company/orders/{id}'> => `/legal/company/orders/${id}` as const,
  startSigning: (id: Id): Address<'/legal/company/orders/{id}/otp-start'> =>
    `/legal/company/orders/${id}/otp-start` as const,
  sign: (id: Id): Address<'/legal/company/orders/{id}/sign'> =>
    `/legal/company/orders/${id}/sign` as const,
  reject: (id: Id): Address<'/legal/company/orders/{id}/reject'> =>
    `/legal/company/orders/${id}/reject` as const,
  startToken: (id: Id): Address<'/legal/company/orders/{id}/token-start'> =>
    `/legal/company/orders/${id}/token-start` as const,
  evidence: (id: Id) => `/legal/company/orders/${id}/evidence`,
  nudge: (id: Id): Address<'/legal/company/orders/{id}/nudge'> =>
    `/legal/company/orders/${id}/nudge` as const,
  startSigningBatch:
    '/legal/company/orders/otp-start' as Address<'/legal/company/orders/otp-start'>,
  signBatch: '/legal/company/orders/sign' as Address<'/legal/company/orders/sign'>,
  startPaying: (id: Id): Address<'/legal/company/orders/{id}/pay-otp-start'> =>
    `/legal/company/orders/${id}/pay-otp-start` as const,
  pay: (id: Id): Address<'/legal/company/orders/{id}/pay'> =>
    `/legal/company/orders/${id}/pay` as const,
} as const
