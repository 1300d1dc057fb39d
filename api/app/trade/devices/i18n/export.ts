/** Lists and exports of merchants, their devices and what these charged. */
export const names = {
  merchants: { title: 'پذیرندگان', singular: 'پذیرنده' },
  devices: { title: 'دستگاه‌های کارت‌خوان', singular: 'دستگاه کارت‌خوان' },
  cardPayments: { title: 'پرداخت‌های با کارت', singular: 'پرداخت با کارت' },
} as const

export const headers = {
  number: 'شماره پذیرنده',
  merchantName: 'پذیرنده',
  dueDateInDays: 'مهلت بازپرداخت (روز)',
  devices: 'دستگاه‌های فعال',
  terminal: 'شماره پایانه',
  serial: 'شماره سریال',
  registeredBy: 'ثبت‌کننده',
  activatedBy: 'فعال‌کننده',
  reference: 'شماره دستگاه برای پرداخت',
  refusal: 'دلیل رد',
  holder: 'دارنده کارت',
  cardNumber: 'شماره کارت',
  paymentSource: 'از محل',
  reversedAt: 'زمان برگشت',
} as const
