export const exportTitle = 'فاکتورهای شرکت'

/** company §2, with what an accountant needs besides. */
export const headers = {
  orderApprobationStatus: 'امضا و پرداخت',
} as const
