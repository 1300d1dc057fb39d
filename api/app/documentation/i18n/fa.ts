/** What the API's document says to people. */
export const texts = {
  title: 'رابط برنامه‌نویسی کسب‌نو',
  introduction: [
    'خرید اعتباری برای فروشگاه‌ها با پشتیبانی بانک.',
    'مبلغ‌ها ریال کامل و عدد JSON است؛ زمان‌ها ISO 8601 به وقت جهانی و تاریخ‌ها میلادی به شکل YYYY-MM-DD.',
    'رقم‌های فارسی و عربی در تلفن، کد ملی، کد پستی، تاریخ و رمز یک‌بارمصرف پذیرفته می‌شود.',
    'هر پاسخ خطا عنوان ثابت (title)، وضعیت، پیام فارسی و شناسه پیگیری (traceId) دارد.',
  ].join('\n'),
  answer: 'پاسخ موفق',
  idempotency:
    'کلید یکتای درخواست؛ تکرار با همین کلید و همین بدنه همان پاسخ نخست را می‌دهد و بدنه دیگر ۴۰۹ می‌گیرد.',
  customerToken: 'توکن مشتری که پس از تأیید رمز یک‌بارمصرف داده می‌شود.',
  staffToken: 'توکن کارکنان بانک و کاربران توزیع‌کننده که با نام کاربری و گذرواژه داده می‌شود.',
  partnerToken: 'توکن ثابت برنامه همکار.',
}

export const moduleTitles: Record<string, string> = {
  audit: 'ردپای کارها',
  cards: 'کارت‌ها',
  credit: 'اعتبار و کارمزد سالانه',
  demo: 'حالت نمایشی',
  distributors: 'توزیع‌کنندگان',
  identity: 'ورود و شناسه',
  ledger: 'دفتر کل',
  locations: 'جاها و صنف‌ها',
  notifications: 'پیامک‌ها',
  orders: 'فاکتورها و قسط‌ها',
  partners: 'همکاران',
  payments: 'کیف پول و درگاه‌ها',
  registration: 'ثبت‌نام و بررسی',
  reports: 'گزارش‌ها و فهرست‌ها',
  settings: 'تنظیمات',
  settlement: 'تسویه با توزیع‌کنندگان',
  shared: 'سلامت و خروجی‌ها',
  staff: 'کارکنان و نقش‌ها',
}

export const headerTexts: Record<string, string> = {
  'X-Trace-Id': 'شناسه پیگیری درخواست',
  'Content-Range': 'جای این صفحه در فهرست: «نام اولین-آخرین/تعداد»',
  'X-Next-Cursor': 'نشانگر صفحه بعد، برای پارامتر after',
  'X-Total-Estimated': 'تعداد کل برآورد است',
  'Location': 'نشانی صفحه نتیجه',
}

export const refusalTexts: Record<string, string> = {
  ValidationException: 'ورودی پذیرفته نشد؛ فیلدها در errors آمده‌اند.',
  OtpWrongException: 'رمز یک‌بارمصرف نادرست، مصرف‌شده یا منقضی است.',
  OtpAlreadySentException: 'رمز پیشین هنوز معتبر است؛ مانده آن در otpExpirationMillis.',
  OtpLockedException: 'تلاش نادرست بیش از اندازه؛ زمان بازگشت در Retry-After.',
  UnauthorizedException: 'توکن نیست، ناشناخته است یا نشست پایان یافته.',
  ForbiddenException: 'این توکن اجازه این کار را ندارد.',
  NotFoundException: 'پیدا نشد، یا از آن دیگری است.',
  ConflictException: 'با وضعیت کنونی جور نیست.',
  IdempotencyConflictException: 'این کلید پیش‌تر با بدنه دیگری به کار رفته است.',
  IdempotencyKeyRequiredException: 'سرآیند Idempotency-Key لازم است یا درست نیست.',
  AlreadyProcessedException: 'این کار پیش‌تر انجام شده است.',
  ThrottledException: 'درخواست بیش از اندازه؛ زمان بازگشت در Retry-After.',
  PaymentRefusedException: 'نتیجه پرداخت منفی است؛ جزئیات فاکتور در پاسخ آمده است.',
  BusinessRuleException: 'قاعده‌ای از محصول اجازه نمی‌دهد.',
  PayloadTooLargeException: 'درخواست بزرگ‌تر از اندازه است.',
  ServerException: 'خطای سامانه یا در دسترس نبودن بیرونی‌ها.',
}

export const audienceTexts = {
  'public': 'همگان',
  'customer': 'مشتری',
  'staff': 'کارکنان',
  'signed-in': 'مشتری و کارکنان',
  'partner': 'همکار',
} as const

/** The four routes of every described resource. @param title as the resource names itself */
export const resourceTexts = {
  index: (title: string) => `فهرست ${title} با ترتیب، صافی و صفحه`,
  show: (title: string) => `یک مورد از ${title} با همه جزئیات`,
  totals: (title: string) => `شمار و جمع ${title} در صافی داده‌شده`,
  export: (title: string) => `خروجی ${title} به شکل Excel یا CSV؛ بزرگ‌ها به شکل کار پس‌زمینه`,
} as const

const runs = (kind: string) => ({
  store: `پیش‌نمایش ${kind}: مبلغ‌ها، کنارگذاشته‌ها و دلیل‌ها`,
  show: `جزئیات ${kind}`,
  approve: `تأیید ${kind} به دست نفر دوم`,
  cancel: `لغو ${kind} پیش از پرداخت`,
  retry: `تکرار سطرهای ناموفق ${kind}؛ شبای تغییرکرده در انتظار نفر دوم می‌ماند`,
  approve_retry: `تأیید شبای تازه سطرهای ناموفق ${kind} به دست نفر دوم`,
  file: `فایل بانکی ${kind}`,
  result: `ورود نتیجه بانک برای ${kind}، سطر به سطر`,
})
const named = (prefix: string, of: Record<string, string>) =>
  Object.fromEntries(Object.entries(of).map(([name, text]) => [`${prefix}.${name}`, text]))

/** What each route is for, by its name. A test fails for a route that is not here. */
export const descriptions: Record<string, string> = {
  'health.health.live': 'فرایند زنده است',
  'health.health.ready': 'پایگاه داده و مهاجرت‌ها آماده‌اند',
  'metrics': 'سنجه‌ها به شکل متنی Prometheus',

  'user.otp-start': 'فرستادن رمز یک‌بارمصرف ورود',
  'user.otp-resend': 'فرستادن دوباره رمز پس از پایان اعتبار',
  'user.otp-verify': 'ورود با رمز یک‌بارمصرف',
  'user.login': 'ورود کارکنان و کاربران توزیع‌کننده با گذرواژه',
  'user.refresh-token': 'گرفتن جفت توکن تازه؛ توکن پیشین از کار می‌افتد',
  'user.logout': 'پایان نشست',
  'user.switch': 'رفتن به طرح یا شرکت دیگر با جفت توکن تازه',
  'user.status': 'مشتری این نشست',
  'user.profile': 'مشخصات مشتری',
  'user.plan-profile': 'مشخصات مشتری در یک طرح',
  'me.show': 'کاربر این نشست، حق‌ها و منوهایش',
  'me.password': 'تغییر گذرواژه خود',
  'me.totp': 'آغاز راه‌اندازی عامل دوم',
  'me.totp-confirm': 'تأیید عامل دوم با نخستین کد',

  'locations.places.provinces': 'استان‌ها',
  'locations.places.cities': 'شهرهای یک استان',
  'locations.places.districts': 'محله‌های یک شهر',
  'locations.places.guilds': 'صنف‌های یک طرح',

  'registration.select-plan': 'برگزیدن طرح',
  'registration.status': 'وضعیت ثبت‌نام و اعتبار؛ هر آن‌چه صفحه‌ها می‌پرسند',
  'registration.identity': 'فرستادن مشخصات هویتی',
  'registration.complementary': 'فرستادن دوباره مشخصات هویتی',
  'registration.upload': 'فرستادن تصویر مدارک',
  'registration.documents': 'پیوند مدارک فرستاده‌شده',
  'registration.certificate-types': 'گونه‌های مدرک فروشگاه',
  'registration.shop': 'فرستادن مشخصات فروشگاه',
  'registration.own-shop': 'فروشگاه مشتری',
  'registration.shop-certificate-type': 'گونه مدرک یک فروشگاه',
  'registration.credit-score': 'نتیجه اعتبارسنجی',
  'registration.see-refusal': 'دیده شدن پیام رد اعتبار',
  'registration.see-credit': 'دیده شدن پیام دریافت اعتبار',
  'registration.credit-seen': 'دیده شدن پیام دریافت اعتبار در یک طرح',
  'documents.show': 'تصویر یک مدرک با پیوند امضاشده',
  'review.claim': 'برداشتن پرونده برای بررسی',
  'review.release': 'رها کردن پرونده',
  'review.inquire': 'استعلام دوباره',
  'review.approve': 'تأیید یک مرحله',
  'review.reject': 'رد یک مرحله با دلیل',
  'review.score': 'ثبت نتیجه اعتبارسنجی',
  'review.visit': 'ثبت مراجعه به شعبه',

  'distributors.directory.index': 'توزیع‌کنندگان یک طرح',
  'distributors.directory.mine': 'توزیع‌کنندگان استان فروشگاه مشتری',
  'distributors.directory.show': 'معرفی یک توزیع‌کننده',

  'credit.packages.index': 'بسته‌های اعتباری یک طرح',
  'credit.packages.show': 'بسته برگزیده مشتری',
  'credit.packages.store': 'برگزیدن بسته اعتباری',
  'credit.platform_fees.show': 'ریز کارمزد سالانه',
  'credit.platform_fees.confirm': 'تأیید پرداخت کارمزد پس از درگاه',
  'credit.fee_payments.create_platform_fee': 'پرداخت کارمزد سالانه',
  'credit.fee_payments.create_platform_fee_payment': 'پرداخت کارمزد سالانه (درِ دوم)',
  'credit.fee_payments.platform_fees.store_for_package': 'برگزیدن بسته و پرداخت کارمزد آن',
  'credit.admin.allocations.store': 'تخصیص اعتبار؛ بالاتر از سقف، در انتظار نفر دوم',
  'credit.admin.packages.cancel': 'لغو بسته پرداخت‌شده و بازگشت کارمزد',
  'credit.admin.credit_lines.suspend': 'مسدود کردن خط اعتباری',
  'credit.admin.credit_lines.unsuspend': 'رفع انسداد خط اعتباری',
  'credit.admin.credit_lines.revolve': 'بازگرداندن اعتبار آزادشده‌ای که از قلم افتاده',
  'credit.admin.approval_decisions.approve': 'تأیید نفر دوم',
  'credit.admin.approval_decisions.reject': 'رد نفر دوم',

  'payments.payments.store': 'شارژ کیف پول از درگاه',
  'payments.payments.gateways': 'درگاه‌های پرداخت',
  'payments.payments.show': 'وضعیت یک پرداخت درگاه',
  'payments.callback': 'بازگشت از درگاه؛ پس از ثبت همه‌چیز به صفحه نتیجه می‌رود',
  'payments.wallets.show': 'موجودی کیف پول و اعتبار',
  'payments.transactions.sources': 'گونه‌های گردش کیف پول',
  'payments.transactions.index': 'گردش کیف پول',
  'payments.transactions.show': 'یک گردش یا پرداخت',
  'payments.offline.offline_payments.confirm': 'تأیید فیش بانکی',
  'payments.offline.offline_payments.refuse': 'رد فیش بانکی',

  'admin.gateway-deposits.held': 'آنچه هر درگاه گرفته، واریز کرده و نزد خود دارد',
  'admin.gateway-deposits.commands.deposits.store': 'ثبت واریز یک درگاه به بانک',
  'admin.gateway-deposits.commands.deposits.reverse': 'برگرداندن واریزی که اشتباه ثبت شده',

  'orders.orders.index': 'فاکتورهای یک طرح',
  'orders.orders.pending': 'فاکتورهای پرداخت‌نشده',
  'orders.orders.completed': 'فاکتورهای پرداخت‌شده و پایان‌یافته',
  'orders.orders.show': 'جزئیات فاکتور',
  'orders.show_pending': 'جزئیات فاکتور پرداخت‌نشده',
  'orders.order_payments.start': 'فرستادن رمز پرداخت فاکتور',
  'orders.order_payments.verify': 'پرداخت فاکتور با رمز',
  'orders.frauds.fraud': 'توقف یک فاکتور مشکوک: پرداخت، پیگیری و تسویه آن می‌ایستد',
  'orders.frauds.unfraud': 'پایان بررسی: فاکتور به وضعیت پیشین بازمی‌گردد',
  'orders.installments.index': 'قسط‌های یک طرح و جمع بدهی',
  'orders.installments.show': 'جزئیات قسط',
  'orders.installments.pay': 'پرداخت یک قسط از کیف پول یا درگاه',
  'orders.installments.pay_all': 'پرداخت بدهی، از قدیمی‌ترین قسط',

  'supplier_money.sales.store': 'ثبت فاکتور فروش',
  'supplier_money.sales.update': 'تغییر قلم‌ها؛ پس از پرداخت، برگشت از فروش',
  'supplier_money.sales.cancel': 'لغو فاکتور',
  'supplier_money.sales.reject': 'نپذیرفتن فاکتور در انتظار تأیید',
  'supplier.sales.confirm': 'تأیید فاکتور پرداخت‌شده',
  'supplier.supplier_orders.index': 'فاکتورهای توزیع‌کننده',
  'supplier.supplier_orders.show': 'یک فاکتور توزیع‌کننده',
  'supplier.supplier_orders.remain_credit': 'مانده اعتبار یک مشتری',
  'supplier.settlements.supplier_settlements.awaiting_settlements':
    'طلب‌های تسویه‌نشده توزیع‌کننده، فاکتور به فاکتور، نزدیک‌ترین سررسید نخست',
  'supplier.settlements.supplier_settlements.past_settlements':
    'پرداخت‌های انجام‌شده تسویه سررسید، با شماره پیگیری بانک',
  'supplier.settlements.supplier_settlements.awaiting_discounts':
    'فاکتورهایی که می‌توان زودتر گرفت یا در راه پرداخت است، با کسر تنزیل',
  'supplier.settlements.supplier_settlements.past_discounts':
    'پرداخت‌های انجام‌شده تنزیل، با شماره پیگیری بانک',
  'supplier.settlements.supplier_settlements.invoices':
    'فاکتورهای یک پرداخت، برگشتی‌ها با مبلغ منفی',
  'supplier.webhook_deliveries': 'رویدادهای فرستاده‌شده به همکار',
  'admin.webhook_endpoints.show': 'نشانی رویدادهای یک همکار',
  'admin.webhook_endpoints.endpoints.update': 'تعیین نشانی رویدادهای یک همکار',
  'admin.webhook_endpoints.endpoints.destroy': 'برداشتن نشانی رویدادهای یک همکار',
  'admin.webhook_endpoints.endpoints.try': 'فرستادن رویداد آزمایشی به همکار',
  'admin.webhook_endpoints.endpoints.rotate': 'کلید امضای تازه برای رویدادها',
  'admin.webhook-deliveries.replay': 'فرستادن دوباره یک رویداد',

  ...named('settlement.maturity-runs.settlement_runs', runs('تسویه سررسید')),
  ...named('settlement.discount-runs.settlement_runs', runs('تسویه زودهنگام با تخفیف')),

  'ledger.ledger.trial_balance': 'تراز آزمایشی اکنون یا یک لحظه گذشته',
  'ledger.ledger.reconcile': 'درستی‌سنجی دفتر کل',
  'admin.audit.verify': 'درستی‌سنجی زنجیره ردپا',
  'admin.dashboard': 'ارقام داشبورد',
  'admin.settings.update': 'تغییر یک تنظیم',
  'settings.index': 'تنظیمات همگانی برنامه',
  'settings.preference': 'تنظیمات همگانی برنامه (نشانی دوم)',
  'settings.special_modal': 'پیام ویژه صفحه خانه',
  'admin.commands.staff.store': 'کارمند تازه',
  'admin.commands.staff.update': 'تغییر کارمند',
  'admin.commands.staff.remove_second_factor': 'برداشتن عامل دوم یک کارمند',
  'admin.commands.roles.store': 'نقش تازه',
  'admin.commands.roles.update': 'تغییر حق‌های یک نقش',

  'admin.exports.show': 'پیشرفت یک خروجی بزرگ',
  'distributor.exports.show': 'پیشرفت یک خروجی بزرگ توزیع‌کننده',
  'exports.file': 'فایل خروجی با پیوند امضاشده',

  'demo.sms': 'پیامک‌های یک شماره در شبیه‌ساز',
  'demo.phones': 'شماره‌های تازه شبیه‌ساز',
  'demo.clock': 'ساعت کسب‌وکار',
  'demo.clock.advance': 'جلو بردن ساعت کسب‌وکار',
}
