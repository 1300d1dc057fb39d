import { fieldWords } from '#contracts/words/fields'

/** The file of their own invoices that owners take away. */
export const ownTitle = 'فاکتورهای من'

export const headers = {
  ...fieldWords,
  dueDateInDays: 'مهلت (روز)',
  installmentReceiptAmount: fieldWords.installmentAmount,
  installmentReceiptStatus: 'وضعیت بدهی',
} as const
