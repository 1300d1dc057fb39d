import type { Plan } from '@kasbeno/api/contracts/plans'
import type { Address } from '../../../core/api/contract.ts'
import type { Id } from '../../../core/api/types.ts'

export const withdrawalEndpoints = {
  withdrawable: (plan: Plan): Address<'/wallet/{plan}/withdrawable'> =>
    `/wallet/${plan}/withdrawable` as const,
  startCode: (plan: Plan): Address<'/wallet/{plan}/withdrawals/otp-start'> =>
    `/wallet/${plan}/withdrawals/otp-start` as const,
  request: (plan: Plan): Address<'/wallet/{plan}/withdrawals'> =>
    `/wallet/${plan}/withdrawals` as const,
  list: (
    plan: Plan,
    pageSize: number,
    page: number
  ): Address<'/wallet/{plan}/withdrawals/{pageSize}/{pageNumber}'> =>
    `/wallet/${plan}/withdrawals/${pageSize}/${page}` as const,
  cancel: (plan: Plan, id: Id): Address<'/wallet/{plan}/withdrawals/{id}/cancel'> =>
    `/wallet/${plan}/withdrawals/${id}/cancel` as const,
  confirm: (plan: Plan, id: Id): Address<'/wallet/{plan}/withdrawals/{id}/confirm'> =>
    `/wallet/${plan}/withdrawals/${id}/confirm` as const,
}
