export const calls = {
  'orders.installments.index': 'بازپرداخت‌های یک طرح و جمع بدهی',
  'orders.installments.show': 'جزئیات بازپرداخت',
  'orders.repayments.show': 'رسید یک بازپرداخت، با سهم کیف پول و درگاه',
  'orders.installments.pay': 'پرداخت بدهی یک فاکتور از کیف پول یا درگاه',
  'orders.installments.pay_all': 'پرداخت بدهی، از قدیمی‌ترین سررسید',
}
