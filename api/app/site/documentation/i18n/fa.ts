export const texts = {
  title: 'رابط برنامه‌نویسی کسب‌نو',
  introduction: [
    'خرید اعتباری برای فروشگاه‌ها با پشتیبانی بانک.',
    'مبلغ‌ها ریال کامل و عدد JSON است؛ زمان‌ها ISO 8601 به وقت جهانی و تاریخ‌ها میلادی به شکل YYYY-MM-DD.',
    'رقم‌های فارسی و عربی در تلفن، کد ملی، کد پستی، تاریخ و کد یک‌بارمصرف پذیرفته می‌شود.',
    'هر پاسخ خطا عنوان ثابت (title)، وضعیت، پیام فارسی و شناسه پیگیری (traceId) دارد.',
  ].join('\n'),
  answer: 'پاسخ موفق',
  idempotency:
    'کلید یکتای درخواست؛ تکرار با همین کلید و همین بدنه همان پاسخ نخست را می‌دهد و بدنه دیگر ۴۰۹ می‌گیرد.',
  customerToken: 'توکن مشتری که پس از تأیید کد یک‌بارمصرف داده می‌شود.',
  staffToken: 'توکن کارکنان بانک و کاربران شرکت پخش که با نام کاربری و گذرواژه داده می‌شود.',
  partnerToken:
    'توکن برنامه مشتری وب‌سرویس. آن را کارکنان بانک می‌سازند: درخواست برنامه (نام، دامنه و شرکت پخش) به تأیید نفر دوم می‌رسد و توکن یک بار نشان داده و به شما سپرده می‌شود. هنگام تعویض، توکن پیشین ۷ روز دیگر پذیرفته است؛ اگر توکن لو رفت بانک را خبر کنید تا همان دم بسته شود.',
}

export const moduleTitles: Record<string, string> = {
  addresses: 'نشانی‌ها',
  audit: 'ردپای کارها',
  issuing: 'کارت‌ها',
  cardholders: 'دارندگان کارت شرکت',
  companies: 'شرکت‌ها',
  signatures: 'امضاهای شرکت‌ها',
  signing: 'امضای دیجیتال',
  company_orders: 'فاکتورهای شرکت‌ها',
  contracts: 'قراردادها',
  credit_lines: 'اعتبار و کارمزد سالانه',
  demo: 'حالت نمایشی',
  devices: 'دستگاه‌های کارت‌خوان',
  distributors: 'توزیع‌کنندگان',
  identity: 'ورود و شناسه',
  installments: 'بدهی‌ها',
  late_fees: 'دیرکردها',
  phone_changes: 'تغییر شماره مشتری',
  leads: 'سرنخ‌ها، درخواست‌های تماس و گزارش‌های دستی',
  withdrawals: 'برداشت از کیف پول',
  write_offs: 'بدهی‌های سوخت‌شده',
  blacklists: 'فهرست سیاه',
  ledger: 'دفتر کل',
  plans: 'طرح‌ها و مدرک‌های آن‌ها',
  locations: 'جاها و صنف‌ها',
  notifications: 'پیامک‌ها',
  orders: 'فاکتورها',
  order_uploads: 'فایل‌های فاکتور شرکت پخش',
  reconciliation: 'تطبیق صورت‌حساب بانک و درگاه‌ها',
  partners: 'مشتریان وب‌سرویس',
  payments: 'کیف پول و درگاه‌ها',
  registration: 'ثبت‌نام و بررسی',
  reports: 'گزارش‌ها',
  views: 'نماهای فهرست‌ها',
  distributor_reports: 'گزارش‌های شرکت پخش',
  settings: 'تنظیمات',
  settlement: 'تسویه با توزیع‌کنندگان',
  platform: 'سلامت و خروجی‌ها',
  staff: 'کارکنان و نقش‌ها',
  statements: 'صورت‌حساب و سررسیدها',
  webhooks: 'وب‌هوک‌ها',
}

export const headerTexts: Record<string, string> = {
  'X-Trace-Id': 'شناسه پیگیری درخواست',
  'Content-Range': 'جای این صفحه در فهرست: «نام اولین-آخرین/تعداد»',
  'X-Next-Cursor': 'نشانگر صفحه بعد، برای پارامتر after',
  'X-Total-Estimated': 'تعداد کل برآورد است',
  'Location': 'نشانی صفحه نتیجه',
  'RateLimit-Limit': 'سقف درخواست‌های هم‌گونه این برنامه در یک دقیقه',
  'RateLimit-Remaining': 'مانده این سقف',
  'RateLimit-Reset': 'ثانیه‌های مانده تا پر شدن دوباره آن',
}

export const refusalTexts: Record<string, string> = {
  ValidationException: 'ورودی پذیرفته نشد؛ فیلدها در errors آمده‌اند.',
  OtpWrongException: 'کد یک‌بارمصرف نادرست، مصرف‌شده یا منقضی است.',
  OtpAlreadySentException: 'کد پیشین هنوز معتبر است؛ مانده آن در otpExpirationMillis.',
  OtpLockedException: 'تلاش نادرست بیش از اندازه؛ زمان بازگشت در Retry-After.',
  SupportNumberWrongException: 'شماره‌ای که پشتیبانی گفته است نادرست، مصرف‌شده یا منقضی است.',
  UnauthorizedException: 'توکن نیست، ناشناخته است یا نشست پایان یافته.',
  ForbiddenException: 'این توکن اجازه این کار را ندارد.',
  NotFoundException: 'پیدا نشد، یا از آن دیگری است.',
  ConflictException: 'با وضعیت کنونی جور نیست.',
  IdempotencyConflictException: 'این کلید پیش‌تر با بدنه دیگری به کار رفته است.',
  IdempotencyKeyRequiredException: 'سرآیند Idempotency-Key لازم است یا درست نیست.',
  AlreadyProcessedException: 'این کار پیش‌تر انجام شده است.',
  ThrottledException: 'درخواست بیش از اندازه؛ زمان بازگشت در Retry-After.',
  PaymentRefusedException: 'نتیجه پرداخت منفی است؛ جزئیات فاکتور در پاسخ آمده است.',
  PaymentsRefusedException:
    'هیچ‌یک از چند فاکتور پرداخت نشد؛ آنچه مانع شد با دلیلش در invoices آمده است.',
  CardRefusedException: 'رمز یا CVV2 کارت درست نیست؛ چیزی تغییر نکرد.',
  BusinessRuleException: 'قاعده‌ای از محصول اجازه نمی‌دهد.',
  PayloadTooLargeException: 'درخواست بزرگ‌تر از اندازه است.',
  ServerException: 'خطای سامانه یا در دسترس نبودن بیرونی‌ها.',
}

export const audienceTexts = {
  'public': 'همگان',
  'customer': 'مشتری',
  'staff': 'کارکنان',
  'new-staff': 'کارکنان، پیش از تغییر گذرواژه نخست نیز',
  'bank-staff': 'کارکنان بانک، هر یک به اندازه دسترسی‌هایشان',
  'signed-in': 'مشتری و کارکنان',
  'partner': 'مشتری وب‌سرویس',
} as const

/** The four routes of every described resource. @param title as the resource names itself */
export const resourceTexts = {
  index: (title: string) => `فهرست ${title} با ترتیب، صافی و صفحه`,
  show: (title: string) => `یک مورد از ${title} با همه جزئیات`,
  history: (title: string) => `آنچه بر یک مورد از ${title} گذشته است، با نام اشخاص`,
  totals: (title: string) => `شمار و جمع ${title} در صافی داده‌شده`,
  export: (title: string) => `خروجی ${title} به شکل Excel یا CSV؛ بزرگ‌ها به شکل کار پس‌زمینه`,
} as const
