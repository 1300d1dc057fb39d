export const calls = {
  'orders.installments.index': 'بدهی‌های یک طرح و جمع آن‌ها',
  'orders.installments.show': 'جزئیات بدهی',
  'orders.repayments.show': 'رسید یک بازپرداخت، با سهم کیف پول و درگاه',
  'orders.installments.pay': 'پرداخت بدهی یک فاکتور از کیف پول یا درگاه',
  'orders.installments.pay_all': 'پرداخت بدهی، از قدیمی‌ترین سررسید',
}
