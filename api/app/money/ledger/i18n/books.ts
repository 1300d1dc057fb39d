import { fieldWords } from '#contracts/words/fields'

export const titles = {
  trialBalance: 'تراز آزمایشی',
  reconciliation: 'مغایرت‌گیری',
} as const

export const headers = {
  account: fieldWords.account,
  debit: fieldWords.debit,
  credit: fieldWords.creditSide,
  debitBalance: fieldWords.debitBalance,
  creditBalance: fieldWords.creditBalance,
  at: 'در لحظه',
  on: 'تا پایان روز',
  check: 'بررسی',
  result: 'نتیجه',
  differences: fieldWords.difference,
} as const

export const results = { total: 'جمع', ok: 'درست', broken: 'مغایرت دارد' } as const
