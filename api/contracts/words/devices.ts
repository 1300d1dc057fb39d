import type {
  CardPaymentRefusal,
  CardPaymentStatus,
  CeilingRefusal,
  DeviceStatus,
} from '../devices.ts'

export const deviceWords = {
  device: {
    PENDING: 'در انتظار نفر دوم',
    ACTIVE: 'فعال',
    DISABLED: 'ازکارافتاده',
  } satisfies Record<DeviceStatus, string>,
  cardPayment: {
    PAID: 'پرداخت شد',
    REFUSED: 'رد شد',
    REVERSED: 'برگشت خورد',
  } satisfies Record<CardPaymentStatus, string>,
  cardPaymentRefusal: {
    MERCHANT_CLOSED: 'پذیرنده فعال نیست',
    CARD_UNKNOWN: 'کارت شناخته نشد',
    CARD_NOT_ACTIVE: 'کارت فعال نشده است',
    CARD_BLOCKED: 'کارت مسدود است',
    CARD_FROZEN: 'دارنده کارت آن را موقتاً بسته است',
    CARD_DISABLED: 'کارت از کار افتاده است',
    CARD_EXPIRED: 'تاریخ کارت گذشته است',
    PIN_WRONG: 'رمز نادرست است',
    PIN_LOCKED: 'رمز نادرست است و رمز کارت تا پایان امروز قفل شد',
    AMOUNT_TOO_HIGH: 'مبلغ از سقف یک پرداخت بیشتر است',
    DAILY_LIMIT: 'مبلغ از مانده سقف روزانه این کارت بیشتر است',
    MONTHLY_CEILING: 'مبلغ از مانده سقف ماهانه این کارت بیشتر است',
    METHOD_NOT_ALLOWED: 'شرکت این روش پرداخت را برنگزیده است',
    NOT_ENOUGH: 'موجودی کافی نیست',
    CREDIT_UNAVAILABLE: 'اعتبار در دسترس نیست',
    PLAN_NOT_SERVED: 'این پذیرنده طرح این کارت را نمی‌پذیرد',
    CONTAINER_CLOSED: 'این درخواست پرداخت دیگر باز نیست',
    PAYMENT_REVERSED: 'این پرداخت برگشت خورده است',
  } satisfies Record<CardPaymentRefusal, string>,
  ceilingLeft: {
    AMOUNT_TOO_HIGH: 'سقف هر پرداخت',
    DAILY_LIMIT: 'مانده سقف روزانه کارت',
    MONTHLY_CEILING: 'مانده سقف ماهانه کارت',
  } satisfies Record<CeilingRefusal, string>,
} as const
