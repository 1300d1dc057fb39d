export const exportTitle = 'فاکتورهای شرکت'

/** company §2: columns of the table of invoices, with what a company's accountant needs beside them. */
export const headers = {
  orderApprobationStatus: 'امضا و پرداخت',
} as const
