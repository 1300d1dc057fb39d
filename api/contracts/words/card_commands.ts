import { deviceCommandWords } from './device_commands.ts'

/** What the audit trail calls the commands on cards, parcels, addresses, and where cards are charged. */
export const cardCommandWords = {
  'addresses.add': 'افزودن نشانی',
  'addresses.select': 'انتخاب نشانی تحویل',
  'cards.choose-address': 'انتخاب نشانی تحویل کارت',
  'cards.confirm-address': 'تأیید نشانی تحویل کارت برگشتی',
  'cards.show-cvv2': 'دیدن CVV2 کارت',
  'cards.activate': 'فعال‌سازی کارت',
  'cards.block': 'مسدود کردن کارت',
  'cards.change-pin': 'تغییر رمز کارت',
  'cards.reset-pin': 'رمز تازه به جای رمز فراموش‌شده',
  'cards.reissue': 'درخواست صدور دوباره کارت',
  'cards.print': 'ثبت چاپ کارت',
  'cards.disable': 'از کار انداختن کارت',
  'parcels.move': 'ثبت وضعیت مرسوله',
  'print-batches.create': 'ساخت دسته چاپ',
  'print-batches.download': 'دریافت فایل چاپ با شماره کامل کارت‌ها',
  'parcels.import': 'ثبت پاسخ پست از فایل',
  'print-batches.import': 'ثبت نتیجه چاپخانه',
  'print-batches.cancel': 'لغو دسته چاپ',
  'print-requests.ask': 'درخواست لغو دسته چاپ',
  'print-requests.approve': 'تأیید لغو دسته چاپ',
  'print-requests.reject': 'رد لغو دسته چاپ',
  'print-requests.withdraw': 'پس گرفتن لغو دسته چاپ',
  ...deviceCommandWords,
} as const
