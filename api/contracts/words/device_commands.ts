export const deviceCommandWords = {
  'merchants.create': 'پذیرنده تازه',
  'merchants.update': 'تغییر پذیرنده',
  'merchants.ask-reactivate': 'درخواست بازشدن پذیرنده',
  'devices.register': 'ثبت دستگاه کارت‌خوان',
  'devices.activate': 'فعال کردن دستگاه کارت‌خوان',
  'devices.lock': 'قفل شدن دستگاه کارت‌خوان با کارت‌های نادرست',
  'devices.unlock': 'باز کردن قفل دستگاه کارت‌خوان',
  'devices.disable': 'از کار انداختن دستگاه کارت‌خوان',
  'card-payments.pay': 'پرداخت با کارت',
  'card-payments.reverse': 'برگشت پرداخت با کارت',
} as const
