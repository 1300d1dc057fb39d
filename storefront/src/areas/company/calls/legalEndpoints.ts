import type { OrderApprobationStatus } from '@kasbeno/api/contracts/approbations'
import type { openPayments, PaymentStatus } from '@kasbeno/api/contracts/payments'
import { asking, at, to } from '../../../core/api/at.ts'
import type { Id } from '../../../core/api/types.ts'

export const legalEndpoints = {
  assigned: at('/legal/company/assigned'),
  waiting: at('/legal/company/waiting'),
  door: to('/legal/company/door/{reference}'),
  company: at('/legal/company'),
  phases: at('/legal/company/phases'),
  register: at('/legal/company/legal-company'),
  officialPaper: at('/legal/company/official-paper'),
  papers: at('/legal/company/papers'),
  ceo: at('/legal/company/ceo'),
  sendCeo: (values: Record<string, string>) => asking(at('/legal/company/ceo'), values),
  board: at('/legal/company/board-member'),
  addMember: (values: Record<string, string>) => asking(at('/legal/company/board-member'), values),
  member: to('/legal/company/board-member/{phone}'),
  updateMember: (phone: string, values: Record<string, string>) =>
    asking(at('/legal/company/board-member/{phone}', phone), values),
  sendBoard: at('/legal/company/board-member/status'),
  minimum: at('/legal/company/minimum-signature'),

  credit: at('/legal/company/credit'),
  cardHolders: at('/legal/company/card-holder'),
  formerCardHolders: at('/legal/company/former-card-holder'),
  contract: to('/legal/company/card-holder/{userId}/approbation'),
  contractEvidence: (userId: Id) => `/legal/company/card-holder/${userId}/evidence`,
  startSigningContract: to('/legal/company/card-holder/{userId}/otp-start'),
  signContract: to('/legal/company/card-holder/{userId}/sign'),
  rejectContract: to('/legal/company/card-holder/{userId}/reject'),
  startContractToken: to('/legal/company/card-holder/{userId}/token-start'),
  nudgeForContract: to('/legal/company/card-holder/{userId}/nudge'),
  branches: (pageSize: number, page: number, keyword: string, cityId: number | null) =>
    asking(at('/bank-branch/{pageSize}/{pageNumber}', pageSize, page), {
      keyword,
      cityId: cityId === null ? null : String(cityId),
    }),
  appointment: at('/legal/company/appointment'),

  orders: (
    pageSize: number,
    page: number,
    status: OrderApprobationStatus,
    {
      onBehalfOf = null,
      isMine = false,
    }: {
      /** As seen by the absent member. */
      onBehalfOf?: string | null
      /** What waits for the reader alone. */
      isMine?: boolean
    } = {}
  ) =>
    asking(at('/legal/company/orders/{pageSize}/{pageNumber}', pageSize, page), {
      approbationStatus: status,
      onBehalfOf,
      waitingForMe: isMine ? 'true' : null,
    }),
  panel: at('/legal/company/orders/panel'),
  week: at('/legal/company/week'),
  transactions: (
    pageSize: number,
    page: number,
    source: string | null,
    status: PaymentStatus | typeof openPayments = 'COMPLETED'
  ) =>
    asking(at('/legal/company/transactions/{pageSize}/{pageNumber}', pageSize, page), {
      transactionSourceType: source,
      transactionStatus: status,
    }),
  transaction: to('/legal/company/transactions/{id}'),
  order: to('/legal/company/orders/{id}'),
  startSigning: to('/legal/company/orders/{id}/otp-start'),
  sign: to('/legal/company/orders/{id}/sign'),
  reject: to('/legal/company/orders/{id}/reject'),
  startToken: to('/legal/company/orders/{id}/token-start'),
  evidence: (id: Id) => `/legal/company/orders/${id}/evidence`,
  nudge: to('/legal/company/orders/{id}/nudge'),
  startSigningBatch: at('/legal/company/orders/otp-start'),
  signBatch: at('/legal/company/orders/sign'),
  startPaying: to('/legal/company/orders/{id}/pay-otp-start'),
  pay: to('/legal/company/orders/{id}/pay'),
} as const
