import type { DistributorRequestKind, DistributorRequestStatus } from '#contracts/distributors'
import { headers as common } from '#app/shared/resource/i18n/fa'

export const titles = {
  distributors: 'شرکت‌های پخش',
  branches: 'شعبه‌ها',
  requests: 'درخواست‌های شرکت‌های پخش',
} as const

export const headers = {
  ...common,
  slug: 'نشانی',
  category: 'دسته',
  iban: 'شبا',
  priority: 'اولویت',
  requiresConfirmation: 'تأیید پس از پرداخت',
  paymentWindowDays: 'مهلت پرداخت (روز)',
} as const

export const requestHeaders = {
  kind: 'درخواست',
  distributorName: 'شرکت پخش',
  status: 'وضعیت',
  requestedBy: 'درخواست‌کننده',
  requestedAt: 'زمان درخواست',
  decidedBy: 'تصمیم‌گیرنده',
  decidedAt: 'زمان تصمیم',
  reason: 'دلیل درخواست',
  decisionReason: 'دلیل تصمیم',
} as const
export const requestKinds: Record<DistributorRequestKind, string> = {
  IBAN: 'تغییر شبا',
  FEES: 'تغییر کارمزدها',
}
export const requestStatuses: Record<DistributorRequestStatus, string> = {
  PENDING: 'در انتظار نفر دوم',
  APPROVED: 'تأییدشده',
  REJECTED: 'ردشده',
}
