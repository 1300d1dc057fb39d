import type { ApprovalKind, ApprovalStatus } from '#contracts/credit'
import type { Plan } from '#contracts/plans'

/** What the exports of credit lines, packages and approvals say. */
export const titles = {
  creditLines: 'خطوط اعتباری',
  packages: 'بسته‌های اعتباری',
  approvals: 'تأییدهای دونفره',
} as const

export const headers = {
  customer: 'مشتری',
  phone: 'موبایل',
  plan: 'طرح',
  status: 'وضعیت',
  limit: 'سقف اعتبار',
  used: 'استفاده‌شده',
  held: 'در حال پرداخت',
  left: 'مانده',
  allocatedAt: 'تخصیص',
  expiresOn: 'پایان اعتبار',
  slug: 'شناسه',
  amount: 'مبلغ',
  active: 'فعال',
  kind: 'درخواست',
  requestedBy: 'درخواست‌کننده',
  requestedAt: 'زمان درخواست',
  decidedBy: 'تصمیم‌گیرنده',
  decidedAt: 'زمان تصمیم',
  reason: 'دلیل',
} as const

export const lineStatuses = ['ACTIVE', 'BLOCKED', 'EXPIRED'] as const

const line: Record<(typeof lineStatuses)[number], string> = {
  ACTIVE: 'فعال',
  BLOCKED: 'مسدود',
  EXPIRED: 'پایان‌یافته',
}
const plan: Record<Plan, string> = {
  'kasbeno-fmcg-real': 'کالاهای تندمصرف',
  'kasbeno-digital-real': 'کالای دیجیتال',
  'kasbeno-fmcg-legal': 'کالاهای تندمصرف (شرکت)',
}
const approval: Record<ApprovalStatus, string> = {
  PENDING: 'در انتظار',
  APPROVED: 'تأییدشده',
  REJECTED: 'ردشده',
  FAILED: 'ناموفق',
}
const kind: Record<ApprovalKind, string> = { ALLOCATE_CREDIT: 'تخصیص اعتبار' }

export const labels = { line, plan, approval, kind } as const
