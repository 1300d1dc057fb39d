/** Lists and exports of cards, their parcels and the printer's batches. */
export const names = {
  cards: { title: 'کارت‌ها', singular: 'کارت' },
  parcels: { title: 'مرسوله‌ها', singular: 'مرسوله' },
  printBatches: { title: 'دسته‌های چاپ', singular: 'دسته چاپ' },
} as const

export const headers = {
  holder: 'دارنده کارت',
  cardNumber: 'شماره کارت',
  cardStatus: 'وضعیت کارت',
  parcelStatus: 'وضعیت مرسوله',
  pinLockedUntil: 'قفل رمز تا',
  activationLockedUntil: 'قفل فعال‌سازی تا',
  expiresOn: 'انقضا',
  cvv2Views: 'دفعه‌های دیدن CVV2',
  trackingNumber: 'کد رهگیری',
  recipient: 'گیرنده',
  postalCode: 'کد پستی',
  address: 'نشانی',
  movedAt: 'آخرین جابه‌جایی',
  batchNumber: 'شماره دسته',
  cards: 'کارت‌ها',
  printed: 'چاپ‌شده',
  failed: 'چاپ‌نشده',
  waiting: 'نزد چاپخانه',
  canceled: 'لغوشده',
  createdBy: 'سازنده',
} as const
