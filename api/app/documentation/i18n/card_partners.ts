import { cardPartners } from '#contracts/partners'

/** What chain stores and card switches ask, by the name of the route below the partner's. */
const calls = {
  'card_sales.verify': 'آیا کارت خریدار از ماست و پذیرفته می‌شود',
  'card_sales.store': 'فروش با کارت و رمز؛ شماره خود شریک آن را یکتا می‌کند',
  'card_sales.cancel': 'لغو یک فروش با کارت، حتی پیش از رسیدن آن، تا پیش از تسویه',
  'card_sales.inquiry': 'نتیجه یک فروش با کارت با شماره فرستنده',
  'card_sales.index': 'فروش‌های شریک با کارت',
  'card_sales.remain_credit': 'مانده اعتبار دارنده کارت، اگر اجازه داده یا از او خریده باشد',
  'settlements.supplier_settlements.awaiting_settlements': 'مبلغ‌هایی که در سررسید پرداخت می‌شود',
  'settlements.supplier_settlements.past_settlements': 'واریزهای سررسید که انجام شده است',
  'settlements.supplier_settlements.awaiting_discounts':
    'فاکتورهایی که زودتر از سررسید با کسر پرداخت می‌شود',
  'settlements.supplier_settlements.past_discounts': 'واریزهای زودتر از سررسید که انجام شده است',
} as const

export const cardPartnerDescriptions = Object.fromEntries(
  cardPartners.flatMap(([, path]) =>
    Object.entries(calls).map(([name, text]) => [`${path}.${name}`, text])
  )
)
