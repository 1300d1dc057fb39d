import { headers as common } from '#app/platform/resource/i18n/fa'

export const exportTitle = 'فاکتورهای شرکت'

/** company §2: columns of the table of invoices, with what a company's accountant needs beside them. */
export const headers = {
  ...common,
  orderApprobationStatus: 'امضا و پرداخت',
} as const
