import { signingEventWords } from './signing_commands.ts'

/** What tables tell by themselves: steps of customers, banks and jobs that no command of staff made. */
export const eventWords = {
  ...signingEventWords,
  'user.joined': 'نخستین ورود به سامانه',
  'user.accepted-terms': 'پذیرش قوانین',
  'file.opened': 'آغاز درخواست',
  'file.identity-sent': 'فرستادن هویت',
  'file.shop-sent': 'فرستادن مشخصات فروشگاه',
  'file.docs-sent': 'فرستادن مدارک',
  'fee.paid': 'پرداخت کارمزد فعال‌سازی',
  'order.paid': 'پرداخت فاکتور',
  'order.repaid': 'بازپرداخت',
  'order.cleared': 'تسویه کامل بدهی فاکتور',
  'order.settled': 'پرداخت سهم شرکت پخش',
  'payment.started': 'آغاز پرداخت',
  'payment.returned': 'بازگشت از درگاه',
  'payment.doubtful': 'نامعلوم ماندن پاسخ بانک',
  'payment.succeeded': 'پایان موفق پرداخت',
  'payment.failed': 'پایان ناموفق پرداخت',
  'run.finished': 'پایان تسویه',
  'card.created': 'ساخته شدن کارت',
  'contact.received': 'رسیدن درخواست',
  'parcel.created': 'ساخته شدن مرسوله',
}
