/** The list of those who hold companies' cards. */
export const names = {
  cardHolders: { title: 'دارندگان کارت شرکت', singular: 'دارنده کارت شرکت' },
} as const

export const headers = {
  holder: 'دارنده کارت',
  company: 'شرکت',
  status: 'بررسی دارنده',
  contractStatus: 'بررسی قرارداد',
  cardSigned: 'امضای قرارداد',
  cardNumber: 'شماره کارت',
  cardStatus: 'وضعیت کارت',
  ceiling: 'سقف ماهانه',
  sentAt: 'زمان ارسال',
  removedAt: 'زمان برداشتن',
} as const
