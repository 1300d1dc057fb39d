import type { DisputeParty, DisputeReason, DisputeStatus } from '../disputes.ts'
import type { InstallmentStatus, OrderStatus, PaymentSource } from '../orders.ts'

export const orderWords = {
  order: {
    CREATED: 'پرداخت‌نشده',
    HOLDED: 'در حال پرداخت',
    PENDING: 'در انتظار تأیید شرکت پخش',
    COMPLETED: 'پرداخت‌شده',
    CANCELED: 'لغوشده',
    CLOSED: 'بسته‌شده',
    FRAUD: 'دارای مشکل',
    TEST: 'آزمایشی',
  } satisfies Record<OrderStatus, string>,
  paymentSource: { CREDIT: 'اعتبار', WALLET: 'کیف پول' } satisfies Record<PaymentSource, string>,
  installment: {
    AWAITING_DUE_DATE: 'در انتظار سررسید',
    PAST_DUE: 'سررسیدگذشته',
    CLEARED: 'تسویه‌شده',
  } satisfies Record<InstallmentStatus, string>,
  dispute: {
    OPEN: 'در انتظار پاسخ شرکت پخش',
    ESCALATED: 'در انتظار تصمیم بانک',
    ACCEPTED: 'پذیرفته‌شده',
    REFUSED: 'پذیرفته‌نشده',
    WITHDRAWN: 'پس‌گرفته‌شده',
    LAPSED: 'منتفی با لغو فاکتور',
  } satisfies Record<DisputeStatus, string>,
  disputeReason: {
    MISSING: 'نرسیده',
    DAMAGED: 'آسیب‌دیده',
    RETURNED: 'برگشت‌داده‌شده',
  } satisfies Record<DisputeReason, string>,
  disputeParty: {
    OWNER: 'خریدار',
    SUPPLIER: 'شرکت پخش',
    STAFF: 'بانک',
    CANCELLATION: 'لغو فاکتور',
  } satisfies Record<DisputeParty, string>,
} as const
