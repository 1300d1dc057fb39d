import { fieldWords } from '#contracts/words/fields'

export const titles = {
  trialBalance: 'تراز آزمایشی',
  reconciliation: 'مغایرت‌گیری',
} as const

export const headers = {
  account: fieldWords.account,
  debit: fieldWords.debit,
  credit: fieldWords.creditSide,
  balance: fieldWords.open,
  at: 'در لحظه',
  check: 'بررسی',
  result: 'نتیجه',
  differences: 'مغایرت',
} as const

export const results = { total: 'جمع', ok: 'درست', broken: 'مغایرت دارد' } as const
