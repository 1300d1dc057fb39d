import { to } from '../../../core/api/at.ts'

export const withdrawalEndpoints = {
  withdrawable: to('/wallet/{plan}/withdrawable'),
  startCode: to('/wallet/{plan}/withdrawals/otp-start'),
  request: to('/wallet/{plan}/withdrawals'),
  list: to('/wallet/{plan}/withdrawals/{pageSize}/{pageNumber}'),
  cancel: to('/wallet/{plan}/withdrawals/{id}/cancel'),
  confirm: to('/wallet/{plan}/withdrawals/{id}/confirm'),
}
