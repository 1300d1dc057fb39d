import type { InstallmentStatus, OrderStatus } from '@kasbeno/api/contracts/orders'
import type { Tone } from '#ui/Badge.tsx'

export const orderTones: Record<OrderStatus, Tone> = {
  CREATED: 'warning',
  HOLDED: 'warning',
  PENDING: 'warning',
  COMPLETED: 'success',
  CANCELED: 'info',
  CLOSED: 'info',
  FRAUD: 'danger',
  TEST: 'info',
}

export const installmentTones: Record<InstallmentStatus, Tone> = {
  CLEARED: 'success',
  AWAITING_DUE_DATE: 'warning',
  PAST_DUE: 'danger',
}
