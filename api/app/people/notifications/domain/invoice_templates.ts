import { template } from './template.js'

export const invoiceTemplates = {
  'invoice-created': template(
    ['distributor', 'number', 'amount'],
    ({ distributor, number, amount }) =>
      `کسب‌نو\nفاکتور ${number} از ${distributor} به مبلغ ${amount} ریال در انتظار پرداخت شماست.`
  ),
  'invoice-paid': template(
    ['distributor', 'number', 'amount', 'reference'],
    ({ distributor, number, amount, reference }) =>
      `کسب‌نو\nفاکتور ${number} از ${distributor} پرداخت شد.\nاز کیف پول با کارمزدها: ${amount} ریال\nشماره پیگیری: ${reference}`
  ),
  'invoice-paid-on-credit': template(
    ['distributor', 'number', 'amount', 'reference', 'dueDate'],
    ({ distributor, number, amount, reference, dueDate }) =>
      `کسب‌نو\nفاکتور ${number} از ${distributor} پرداخت شد.\nاز اعتبار با کارمزدها: ${amount} ریال\nسررسید همین مبلغ: ${dueDate}\nشماره پیگیری: ${reference}`
  ),
  'invoices-paid': template(
    ['count', 'amount'],
    ({ count, amount }) =>
      `کسب‌نو\n${count} فاکتور با هم پرداخت شد.\nاز کیف پول با کارمزدها: ${amount} ریال\nشماره پیگیری هر فاکتور در برنامه است.`
  ),
  'invoices-paid-on-credit': template(
    ['count', 'amount', 'dueDate'],
    ({ count, amount, dueDate }) =>
      `کسب‌نو\n${count} فاکتور با هم پرداخت شد.\nاز اعتبار با کارمزدها: ${amount} ریال\nنخستین سررسید: ${dueDate}\nشماره پیگیری و سررسید هر فاکتور در برنامه است.`
  ),
  'invoice-canceled': template(
    ['distributor', 'number'],
    ({ distributor, number }) => `کسب‌نو\nفاکتور ${number} از ${distributor} لغو شد.`
  ),
  'invoice-lapsed': template(
    ['distributor', 'number'],
    ({ distributor, number }) =>
      `کسب‌نو\nمهلت پرداخت فاکتور ${number} از ${distributor} گذشت و بسته شد. پولی از شما کم نشده است؛ اگر کالا را می‌خواهید، از شرکت پخش فاکتور تازه بخواهید.`
  ),
  'invoice-refunded': template(
    ['distributor', 'number', 'refund', 'place'],
    ({ distributor, number, refund, place }) =>
      `کسب‌نو\nفاکتور ${number} از ${distributor} لغو شد و ${refund} ریال به ${place} شما بازگشت.`
  ),
  'invoice-refunded-after-receipt': template(
    ['distributor', 'number', 'refund', 'place'],
    ({ distributor, number, refund, place }) =>
      `کسب‌نو\nفاکتور ${number} از ${distributor}، که رسیدن کالای آن را تأیید کرده بودید، لغو شد و ${refund} ریال به ${place} شما بازگشت. درباره برگرداندن کالا با شرکت پخش هماهنگ کنید.`
  ),
  'invoice-returned': template(
    ['distributor', 'number', 'refund', 'place'],
    ({ distributor, number, refund, place }) =>
      `کسب‌نو\nبابت مرجوعی فاکتور ${number} از ${distributor}، ${refund} ریال به ${place} شما بازگشت.`
  ),
  'dispute-accepted': template(
    ['distributor', 'number', 'refund', 'place'],
    ({ distributor, number, refund, place }) =>
      `کسب‌نو\nگزارش شما درباره کالاهای فاکتور ${number} از ${distributor} پذیرفته شد و ${refund} ریال به ${place} شما بازگشت.`
  ),
  'dispute-refused': template(
    ['distributor', 'number'],
    ({ distributor, number }) =>
      `کسب‌نو\nگزارش شما درباره کالاهای فاکتور ${number} از ${distributor} پذیرفته نشد. مبلغ آن مانند بقیه فاکتور در سررسید پرداخت می‌شود. پاسخ را در برنامه ببینید.`
  ),
} as const
