import { headers as common } from '#app/shared/resource/i18n/fa'

/** What members of a company read about its invoices. */
export const messages = {
  exportsToday: 'امروز خروجی‌های زیادی گرفته‌اید. لطفاً فردا دوباره تلاش کنید.',
} as const

export const exportTitle = 'فاکتورهای شرکت'

/** company §2: columns of the table of invoices, with what a company's accountant needs beside them. */
export const headers = {
  ...common,
  orderApprobationStatus: 'امضا و پرداخت',
} as const
