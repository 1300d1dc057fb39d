/** What is done with holders of companies' cards, as audit trail and histories tell it. */
export const cardHolderCommandWords = {
  'card-holders.register': 'معرفی دارنده کارت شرکت',
  'card-holders.upload-contract': 'بارگذاری قرارداد صدور کارت',
  'card-holders.sign-contract': 'امضای قرارداد صدور کارت',
  'card-holders.refuse-contract': 'رد قرارداد صدور کارت از سوی امضاداران',
  'card-holders.assign': 'تعیین نشانی تحویل کارت شرکت',
  'card-holders.set-ceiling': 'تعیین سقف ماهانه کارت شرکت',
  'card-holders.remove': 'حذف دارنده کارت شرکت',
  'card-holders.claim': 'در دست گرفتن پرونده دارنده کارت',
  'card-holders.release': 'رها کردن دارنده کارت شرکت',
  'card-holders.verify': 'تأیید دارنده کارت شرکت',
  'card-holders.reject': 'رد دارنده کارت شرکت',
  'card-holders.verify-contract': 'تأیید قرارداد صدور کارت',
  'card-holders.reject-contract': 'رد قرارداد صدور کارت',
  'card-holders.reopen': 'بازگرداندن دارنده کارت شرکت به بررسی',
  'card-holders.reopen-contract': 'بازگرداندن قرارداد صدور کارت به بررسی',
} as const
