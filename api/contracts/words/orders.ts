import type { InstallmentStatus, OrderStatus, PaymentSource } from '../orders.ts'

/** Invoices and what is owed for them. */
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
} as const
