import { toPersianDigits } from '#contracts/digits'
import { reportDaysMax } from '#contracts/distributor_reports'
import { words } from '#contracts/words'
import { fieldWords } from '#contracts/words/fields'
import { jalaliDate } from '#app/platform/time/jalali'

export const columns = {
  amount: fieldWords.amount,
  average: 'میانگین هر فاکتور',
  branch: 'شعبه',
  canceled: words.order.CANCELED,
  count: fieldWords.invoices,
  customers: 'شمار مشتریان',
  day: 'روز',
  daysToPayment: 'میانگین روز تا پرداخت',
  discount: fieldWords.discount,
  disputes: 'فاکتورهای دارای گزارش مشکل',
  distributor: fieldWords.distributorName,
  gross: fieldWords.gross,
  growth: 'رشد نسبت به ماه پیش',
  invoices: 'فاکتورها',
  month: 'ماه',
  net: 'واریز',
  newCustomers: 'مشتریان تازه',
  paid: fieldWords.paidAmount,
  payment: 'شماره واریز',
  pending: 'در انتظار پرداخت',
  province: 'استان شعبه',
  rate: 'نرخ تنزیل',
  returned: 'برگشتی',
  share: 'سهم از مبلغ',
  shareOfCount: 'سهم از شمار',
  status: fieldWords.status,
  trackingNumber: fieldWords.trackingNumber,
  upTo: 'سررسید تا',
} as const

export const missing = { branch: 'بدون شعبه', province: 'استان نامعلوم' } as const

export const messages = {
  tooLong: `بازه گزارش از ${toPersianDigits(reportDaysMax)} روز بلندتر است. بازه کوتاه‌تری انتخاب کنید.`,
  backwards: 'روز پایان پیش از روز آغاز است.',
  tooMuch: 'گزارش این بازه بیش از اندازه طول کشید. بازه کوتاه‌تری انتخاب کنید.',
} as const

const between = ({ from, to }: { from: string; to: string }) =>
  `از ${jalaliDate(from)} تا ${jalaliDate(to)}`
export const file = {
  between,
  takenAt: (moment: string) => `گرفته‌شده در ${moment}`,
  totals: 'جمع',
  before: (period: { from: string; to: string }) => `دوره پیش، ${between(period)}`,
} as const
