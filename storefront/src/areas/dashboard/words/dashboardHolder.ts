import type { PaymentMethodType } from '@kasbeno/api/contracts/companies'
import { isolated, toPersianDigits } from '@kasbeno/api/contracts/digits'
import { companyWords, monthlyCeiling, noCeiling } from '@kasbeno/api/contracts/words/companies'

/** company §2 */
export const dashboardHolder = {
  title: 'دارنده کارت',
  missing: 'دارنده کارتی با این شماره در این شرکت پیدا نشد.',
  toHome: 'بازگشت به داشبورد',
  none: '—',

  holder: 'مشخصات دارنده کارت',
  name: 'نام و نام خانوادگی',
  nationalCode: 'کد ملی',
  phone: 'شماره موبایل',
  birthDate: 'تاریخ تولد',
  review: 'بررسی بانک',
  rejectedTitle: 'بانک این دارنده را نپذیرفت',
  contractRejectedTitle: 'بانک این قرارداد را نپذیرفت',

  contract: 'قرارداد صدور کارت',
  contractHint: 'پس از بارگذاری قرارداد، صاحبان امضا نیز باید آن را در برنامه تأیید کنند.',
  uploadedAt: (at: string) => `زمان بارگذاری: ${isolated(at)}`,
  signedOf: (signed: number, total: number) =>
    `${toPersianDigits(signed)} امضا از ${toPersianDigits(total)} امضای لازم گرفته شده است.`,
  noContract: 'فایل قرارداد هنوز بارگذاری نشده است.',
  signatory: 'صاحب امضا',
  level: 'حق امضا',
  answer: 'وضعیت امضا',
  signedAt: 'زمان امضا',
  picture: 'دیدن قرارداد',

  delivery: 'نشانی تحویل کارت',
  addressTitle: 'عنوان نشانی',
  address: 'نشانی',
  parcel: 'وضعیت مرسوله',
  noAddress: 'نشانی تحویل هنوز انتخاب نشده است.',
  changeAddress: 'تغییر نشانی تحویل',
  addressWarning: 'پس از ارسال کارت، نشانی تحویل تغییر نمی‌کند.',

  management: 'مدیریت کارت',
  cardNumber: 'شماره کارت',
  expiry: 'انقضا',
  status: 'وضعیت کارت',
  active: 'فعال',
  inactive: 'غیرفعال',
  ceiling: 'سقف ماهانه (ریال)',
  noCeiling,
  spent: 'خرید این ماه (ریال)',

  block: 'مسدود کردن کارت',
  blockTitle: (name: string) => `کارت ${name} مسدود شود؟`,
  blockWarning: 'کارت مسدود دوباره باز نمی‌شود.',
  blockEffect: 'پس از مسدود شدن کارت، پرداخت همه فاکتورها به تأیید صاحبان امضا نیاز دارد.',
  blockCode: (phone: string) =>
    `کدی پنج‌رقمی به موبایل مدیرعامل، ${isolated(phone)}، پیامک می‌شود.`,
  blockSend: 'ارسال کد',
  blockSent: (phone: string) => `کد پنج‌رقمی به ${isolated(phone)} پیامک شد.`,
  wrongCode: 'کد واردشده درست نیست.',
  blocked: 'مسدود کردن کارت با موفقیت انجام شد.',
  blockFailedTitle: 'کارت مسدود نشد',
  blockFailed: 'مشکلی در مسدود کردن کارت شما پیش آمد. لطفاً دوباره تلاش کنید.',
  blockUnknownTitle: 'پاسخ مسدودسازی نرسید',
  blockUnknown: 'نمی‌دانیم کارت مسدود شده است یا نه. وضعیت کارت را در همین صفحه ببینید.',
  backToHolder: 'بازگشت به دارنده کارت',

  toStatement: 'صورت‌حساب و سررسیدهای این کارت',
  setCeiling: 'تعیین سقف ماهانه',
  ceilingTitle: (name: string) => `سقف ماهانه کارت ${name}`,
  ceilingField: monthlyCeiling,
  ceilingHint: 'جمع خریدهای این دارنده با کارت در یک ماه از این مبلغ بیشتر نمی‌شود.',
  ceilingMissing: 'مبلغ سقف را وارد کنید.',
  ceilingSame: 'سقف همین مبلغ است.',
  ceilingSave: 'ثبت سقف',
  ceilingRemove: 'برداشتن سقف',
  ceilingAnother: 'مبلغ دیگر',
  ceilingSaved: 'سقف ماهانه ثبت شد.',
  ceilingRemoved: 'سقف ماهانه برداشته شد.',

  lossTitle: 'بیشترین خرید بی‌امضا در هر ماه با این تغییر',
  lossMeaning: 'جمع سقف ماهانه همه دارندگان کارت، در حد اعتبار شرکت.',
  consent: (names: readonly string[]) =>
    names.length > 0
      ? `پس از کد شما، با تأیید یکی از این صاحبان امضا برقرار می‌شود: ${names.join('، ')}`
      : 'شرکت صاحب امضای دیگری ندارد و این تغییر با کد شما برقرار می‌شود.',
  wideningAsk: 'ثبت درخواست',
  wideningProposed: 'درخواست ثبت شد و پس از تأیید صاحب امضای دیگر برقرار می‌شود.',
  refusals: {
    waitForCredit: 'مدیریت کارت پس از تخصیص اعتبار به شرکت ممکن می‌شود.',
    noCard: 'هنوز کارتی برای این دارنده ساخته نشده است.',
    blocked: 'این کارت مسدود است.',
    disabled: 'این کارت را بانک از کار انداخته است.',
    notEnabled: 'تنها کارت فعال مسدود می‌شود. این کارت هنوز فعال نشده است.',
    sent: 'کارت چاپ شده است و نشانی تحویل آن دیگر تغییر نمی‌کند.',
  },

  method: 'روش پرداخت شرکت',
  methodIntro: 'این روش برای همه کارت‌های شرکت است.',
  methods: companyWords.companyPaymentMethod,
  methodHints: {
    POS: 'دارنده با کارت فعال خود، بی‌نیاز از امضا، در کارت‌خوان می‌پردازد.',
    CPG: 'دارنده با کارت فعال خود، بی‌نیاز از امضا، در درگاه اعتباری می‌پردازد.',
    OTP: 'فاکتور را صاحبان امضا تأیید می‌کنند و مدیرعامل با کد پیامکی می‌پردازد.',
  } satisfies Record<PaymentMethodType, string>,
  methodSave: 'تغییر روش پرداخت',
  methodSame: 'روش دیگری انتخاب نشده است.',
  methodConfirmTitle: 'روش پرداخت شرکت تغییر کند؟',
  methodConfirm: (before: string, after: string) =>
    `روش پرداخت از «${before}» به «${after}» تغییر می‌کند.`,
  /** What a change of the way of paying takes from the cards. */
  methodEnds: {
    POS: 'از این پس کارت‌های شرکت در کارت‌خوان پذیرفته نمی‌شوند.',
    CPG: 'از این پس کارت‌های شرکت در درگاه اعتباری پذیرفته نمی‌شوند.',
    OTP: null,
  } satisfies Record<PaymentMethodType, string | null>,
  methodConfirmSave: 'بله، تغییر کند',
  methodSaved: 'عملیات با موفقیت انجام شد.',
} as const
