import { template } from './template.js'

/** What an owner is sent of payments that a card made at a device. The merchant's name is the bank's own word for it. */
export const cardPaymentTemplates = {
  'card-payment': template(
    ['card', 'merchant', 'amount', 'reference'],
    ({ card, merchant, amount, reference }) =>
      `کسب‌نو\nپرداخت با کارت ${card} در ${merchant} انجام شد.\nاز کیف پول با کارمزدها: ${amount} ریال\nشماره پیگیری: ${reference}`
  ),
  'card-payment-on-credit': template(
    ['card', 'merchant', 'amount', 'reference', 'dueDate'],
    ({ card, merchant, amount, reference, dueDate }) =>
      `کسب‌نو\nپرداخت با کارت ${card} در ${merchant} انجام شد.\nاز اعتبار با کارمزدها: ${amount} ریال\nسررسید همین مبلغ: ${dueDate}\nشماره پیگیری: ${reference}`
  ),
  'card-payment-over-ceiling': template(
    ['amount', 'card', 'merchant', 'ceiling', 'left'],
    ({ amount, card, merchant, ceiling, left }) =>
      `کسب‌نو\nپرداخت ${amount} ریال با کارت ${card} در ${merchant} انجام نشد و پولی کم نشد.\n${ceiling}: ${left} ریال`
  ),
  'card-payment-reversed': template(
    ['card', 'merchant', 'refund', 'place'],
    ({ card, merchant, refund, place }) =>
      `کسب‌نو\nپرداخت با کارت ${card} در ${merchant} برگشت خورد و ${refund} ریال به ${place} بازگشت.`
  ),
}
