import { walletCharge } from '#contracts/limits'
import type { GatewayIndicator, TransactionSourceType } from '#contracts/payments'
import { inRials } from '#app/platform/i18n/fa'

/** What payments say to customers and staff. */
export const messages = {
  confirmsAtOnce: (amount: number) =>
    `${inRials(amount)} به کیف پول مشتری می‌رود؛ نفر دوم لازم نیست. اگر پول به حساب نرسیده باشد، برگشت آن دشوار است.`,
  chargeTooSmall: `حداقل مبلغ شارژ ${inRials(walletCharge.min)} است.`,
  chargeTooLarge: `حداکثر مبلغ شارژ ${inRials(walletCharge.max)} است.`,
  tooManyUnpaid:
    'پرداخت‌های ناتمام شما در یک ساعت گذشته بسیار است. لطفاً ساعتی دیگر دوباره تلاش کنید.',
  gatewayDown: 'درگاه پرداخت پاسخ نداد. پولی از حساب شما کم نشده است؛ لطفاً دوباره تلاش کنید.',
  keptAsCash:
    'مبلغ پرداختی به کیف پول شما افزوده شد، اما کارمزد فعال‌سازی از آن برداشته نشد. اگر این کارمزد هنوز پرداخت نشده است، می‌توانید آن را از کیف پول بپردازید.',
  repaymentKeptAsCash:
    'مبلغ پرداختی به کیف پول شما افزوده شد، چون این بدهی پیش از رسیدن آن تسویه شده بود.',
  repaidInPart: (paid: string, left: string) =>
    `${paid} ریال از بدهی شما پرداخت شد؛ بدهی یا موجودی کیف پول پیش از رسیدن پول تغییر کرده بود و ${left} ریال دیگر برداشته نشد.`,
  receiptUsed: 'این رسید پیش‌تر برای پرداخت دیگری ثبت شده است.',
  paymentOpen: 'این پرداخت دیگر باز نیست.',
  notInDoubt: 'این پرداخت در انتظار تعیین تکلیف نیست؛ شاید بانک در این میان پاسخ داده باشد.',
  notClosed: 'این پرداخت بسته نیست؛ شاید در این میان دوباره باز شده باشد.',
  decisionWaits: 'درخواستی برای این پرداخت در انتظار تأیید نفر دوم است.',
  ownDecision: 'درخواست خودتان را نمی‌توانید تأیید یا رد کنید؛ نفر دوم باید تصمیم بگیرد.',
  bankIsAsked: 'همین حالا از بانک درباره این پرداخت پرسیده می‌شود؛ یک دقیقه دیگر دوباره تلاش کنید.',
  reversalUnanswered:
    'به بانک گفته شده است این پول را برگرداند و هنوز پاسخ روشنی نیامده است. شاید بانک پس از ثبت شما آن را برگرداند. اگر پول را در صورت‌حساب درگاه دیده‌اید، این را تأیید کنید و دوباره بفرستید.',
  belowGateway: (min: string) =>
    `این درگاه مبلغ کمتر از ${min} ریال نمی‌پذیرد. درگاه دیگری را انتخاب کنید.`,
  aboveGateway: (max: string) =>
    `این درگاه مبلغ بیش از ${max} ریال نمی‌پذیرد. درگاه دیگری را انتخاب کنید یا مبلغ را کم کنید.`,
  gatewayUnsupported: 'این درگاه هنوز به سامانه وصل نیست و تا آن زمان نمی‌توان آن را فعال کرد.',
  gatewayWithoutContract: 'مشخصات قرارداد این درگاه ثبت نشده است. نخست آن را ثبت کنید.',
  gatewayIsActive: 'این درگاه همین حالا فعال است.',
  gatewayIsOff: 'این درگاه خاموش است. نخست آن را فعال کنید.',
  gatewayAlreadyOff: 'این درگاه پیش‌تر خاموش شده است.',
  gatewayIsDefault: 'این درگاه همین حالا پیش‌فرض است.',
  gatewayByEnvironment:
    'مشخصات این درگاه از محیط سرور خوانده می‌شود و بر هر چه اینجا ثبت شود مقدم است. برای تغییر، آن را در محیط سرور عوض کنید.',
  gatewayNeedsNothing: 'این درگاه مشخصات قرارداد ندارد.',
  gatewayFieldNeeded: 'این مشخصه لازم است.',
  gatewayFieldWrong: 'این مشخصه درست نیست.',
  gatewayFieldUnknown: 'این درگاه چنین مشخصه‌ای ندارد.',
  gatewayAsked: 'برای این درگاه درخواست دیگری از همین نوع در انتظار تأیید است.',
  gatewayRequestStale:
    'پس از این درخواست، این درگاه تغییر کرده است. آن را رد کنید تا دوباره درخواست شود.',
  limitsCross: 'بیشترین مبلغ نباید از کمترین مبلغ کمتر باشد.',
  depositTooLarge: (held: string) =>
    `این درگاه ${held} ریال نزد خود دارد و بیش از آن نمی‌تواند واریز کرده باشد. چیزی ثبت نشد.`,
  depositInFuture: 'تاریخ واریز نمی‌تواند در آینده باشد.',
  depositKnown: 'واریزی با این شماره پیگیری از این درگاه پیش‌تر ثبت شده است.',
  depositReversed: 'این واریز پیش‌تر برگشت خورده است.',
  imageRequired: 'تصویر فیش را انتخاب کنید.',
  imageType: 'قالب تصویر باید jpg، png یا webp باشد.',
  imageSize: 'حجم تصویر باید کمتر از ۳ مگابایت باشد.',
  imagePixels: 'ابعاد تصویر بیش از اندازه است.',
  imageBroken: 'تصویر خوانده نشد. لطفاً تصویر دیگری بفرستید.',
  pictureRuns: 'تصویر پیشین شما هنوز دریافت می‌شود. لطفاً کمی بعد دوباره تلاش کنید.',
  picturesToday: 'امروز تصویرهای بسیاری فرستاده‌اید. لطفاً فردا دوباره تلاش کنید.',
  pictureInUse:
    'این واریز در دست بررسی است و تصویر فیش آن تا پایان بررسی عوض نمی‌شود. نتیجه را در همین صفحه ببینید.',
  pictureNotTaken:
    'این پرداخت در انتظار تأیید واریز نیست و تصویر فیش نمی‌پذیرد. نتیجه آن را در همین صفحه ببینید.',
  notOffline: 'تنها پرداخت‌های با فیش بانکی را می‌توان تأیید یا رد کرد.',
} as const

export const gatewayNames: Record<GatewayIndicator, string> = {
  BANKTEST: 'درگاه آزمایشی',
  IRANKISH: 'ایران‌کیش',
  MELLAT: 'به‌پرداخت ملت',
  SAMAN: 'سامان کیش',
  SHAYANTEJARAT: 'شایان تجارت',
  OFFLINE: 'واریز با فیش بانکی',
}

/** The tabs of the wallet and the titles of its movements. */
export const sourceTitles: Record<TransactionSourceType, string> = {
  WALLET_CHARGE: 'شارژ کیف پول',
  PLATFORM_FEE: 'کارمزد فعال‌سازی اعتبار',
  PLATFORM_FEE_REFUND: 'بازگشت کارمزد فعال‌سازی',
  ORDER_PAYMENT: 'پرداخت فاکتور',
  ORDER_REFUND: 'بازگشت مبلغ فاکتور',
  INSTALLMENT: 'بازپرداخت فاکتور',
  WITHDRAWAL: 'برداشت از کیف پول',
}

/** The simulated bank's pages. */
export const simulator = {
  bank: 'بانک آزمایشی',
  gateway: 'درگاه پرداخت اینترنتی',
  notice: 'این یک بانک واقعی نیست و پولی جابه‌جا نمی‌شود.',
  amount: 'مبلغ پرداخت',
  rials: 'ریال',
  merchant: 'پذیرنده',
  kasbeno: 'کسب‌نو',
  reference: 'شماره پیگیری',
  success: 'پرداخت موفق',
  fail: 'پرداخت ناموفق',
  leave: 'ترک صفحه بدون پرداخت',
  returning: 'در حال بازگشت به سایت پذیرنده…',
  goOn: 'بازگشت به سایت پذیرنده',
  ended: 'این پرداخت پایان یافته است و دوباره انجام نمی‌شود.',
  paid: 'پرداخت انجام شد',
  refused: 'پرداخت انجام نشد',
  left: 'صفحه پرداخت را ترک کردید',
  leftHint: 'پرداختی انجام نشد. تا پیش از پایان مهلت می‌توانید به همین صفحه بازگردید.',
  home: 'رفتن به کسب‌نو',
  unknown: 'این پرداخت نزد بانک شناخته نشد',
  unknownHint: 'شاید نشانی ناقص باشد. لطفاً از سایت پذیرنده دوباره آغاز کنید.',
} as const
