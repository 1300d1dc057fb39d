import type { CallSubject, ContactStatus, ReportSubject } from '../leads.ts'

export const leadWords = {
  contact: {
    NEW: 'تازه',
    CLAIMED: 'در دست پیگیری',
    DONE: 'انجام‌شده',
    REJECTED: 'ردشده',
  } satisfies Record<ContactStatus, string>,
  callSubject: {
    CREDIT: 'اعتبار',
    CARD: 'کارت',
    INVOICE: 'فاکتور',
    PAYMENT: 'پرداخت',
    OTHER: 'موضوع دیگر',
  } satisfies Record<CallSubject, string>,
  reportSubject: {
    CALL: 'تماس تلفنی',
    VISIT: 'بازدید از فروشگاه',
    COMPLAINT: 'شکایت',
    INCIDENT: 'رویداد',
    OTHER: 'موضوع دیگر',
  } satisfies Record<ReportSubject, string>,
} as const
