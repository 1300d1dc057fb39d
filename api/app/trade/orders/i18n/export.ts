import { fieldWords } from '#contracts/words/fields'
import { listWords } from '#contracts/words/lists'

/** The file of their own invoices that owners take away. */
export const ownTitle = 'فاکتورهای من'

export const headers = {
  ...fieldWords,
  dueDateInDays: 'مهلت (روز)',
  installmentReceiptAmount: fieldWords.installmentAmount,
  installmentReceiptStatus: listWords.installments.one,
} as const
