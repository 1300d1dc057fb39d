import { template } from './template.js'

/** What is said of messages that followed each other: the first of them were sent by themselves. */
export const bundleTemplates = {
  'invoices-created': template(
    ['distributor', 'count', 'amount'],
    ({ distributor, count, amount }) =>
      `کسب‌نو\n${count} فاکتور دیگر از ${distributor}، روی هم به مبلغ ${amount} ریال، در انتظار پرداخت شماست. آن‌ها را در برنامه ببینید.`
  ),
  'invoices-canceled': template(
    ['distributor', 'count', 'amount'],
    ({ distributor, count, amount }) =>
      `کسب‌نو\n${count} فاکتور دیگر از ${distributor}، روی هم به مبلغ ${amount} ریال، لغو شد.`
  ),
  'invoices-lapsed': template(
    ['distributor', 'count', 'amount'],
    ({ distributor, count, amount }) =>
      `کسب‌نو\nمهلت پرداخت ${count} فاکتور دیگر از ${distributor}، روی هم به مبلغ ${amount} ریال، گذشت و بسته شدند. پولی از شما کم نشده است.`
  ),
  'invoices-refunded': template(
    ['distributor', 'count', 'amount'],
    ({ distributor, count, amount }) =>
      `کسب‌نو\nبابت لغو یا مرجوعی ${count} مورد دیگر از فاکتورهای ${distributor}، روی هم ${amount} ریال به شما بازگشت. هر بازگشت را در برنامه ببینید.`
  ),
  'approbations-asked': template(
    ['company', 'count', 'amount'],
    ({ company, count, amount }) =>
      `کسب‌نو، ${company}\n${count} درخواست دیگر، روی هم به مبلغ ${amount} ریال با کارمزدها، در انتظار امضای شماست. آن‌ها را در برنامه ببینید.`
  ),
} as const

export type BundleTemplate = keyof typeof bundleTemplates
