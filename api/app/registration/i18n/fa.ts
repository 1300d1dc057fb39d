import type { CertificateType, Step } from '#contracts/registration'

/** What registration says to customers and staff. */
export const messages = {
  planNotChosen: 'شما هنوز این طرح را انتخاب نکرده‌اید.',
  companyToken: 'با نشست شرکتی نمی‌توان به ثبت‌نام شخصی دسترسی داشت.',

  waiting: 'این اطلاعات در دست بررسی کارشناسان است و اکنون نمی‌توان آن را تغییر داد.',
  approved: 'این اطلاعات تأیید شده است و نمی‌توان آن را تغییر داد.',
  firstname: 'نام خود را وارد کنید.',
  lastname: 'نام خانوادگی خود را وارد کنید.',
  nationalCodeApproved:
    'این کد ملی پیش‌تر برای کاربر دیگری تأیید شده است. این هویت را نمی‌توان تأیید کرد؛ آن را با ذکر دلیل رد کنید.',
  nationalCodeTaken: 'این کد ملی پیش‌تر برای کاربر دیگری ثبت شده است.',
  birthDateFuture: 'تاریخ تولد نمی‌تواند در آینده باشد.',
  birthDateTooOld: 'تاریخ تولد باید در ۱۰۰ سال گذشته باشد.',
  shopNamePersian: 'نام فروشگاه را به فارسی وارد کنید.',
  landNumber: 'شماره تلفن فروشگاه درست نیست.',
  place: 'مکان انتخاب‌شده پیدا نشد.',
  cityElsewhere: 'این شهر در استان انتخاب‌شده نیست.',
  districtElsewhere: 'این منطقه در شهر انتخاب‌شده نیست.',
  guildElsewhere: 'این صنف در این طرح نیست.',

  imageRequired: 'تصویر الزامی است.',
  imageType: 'قالب تصویر باید jpg، png یا webp باشد.',
  imageSize: 'حجم تصویر باید کمتر از ۳ مگابایت باشد.',
  imageBroken: 'تصویر خوانده نشد. لطفاً تصویر دیگری بفرستید.',
  imagePixels: 'ابعاد تصویر بیش از اندازه است.',
  certificateType: 'نوع مدرک را انتخاب کنید.',
  nothingNew: 'پس از رد مدارک، دست‌کم یک تصویر تازه بفرستید.',

  reason: 'دلیل را بنویسید.',
  notSent: 'این مرحله هنوز فرستاده نشده است.',
  alreadyDecided: 'درباره این مرحله پیش‌تر تصمیم گرفته شده است.',
  changedMeanwhile: 'این مرحله پس از باز کردن پرونده دوباره فرستاده شده است. پرونده را تازه کنید.',
  claimedBy: (name: string) => `این پرونده را ${name} در دست بررسی دارد.`,
  inquiryRuns: 'پاسخ این استعلام هنوز نرسیده است.',
  notRefused: 'این درخواست رد نشده است.',
  feeNotBackYet: 'کارمزد پرداختی هنوز به کیف پول برنگشته است. کمی بعد دوباره تلاش کنید.',
  reapplyFrom: (day: string) => `از ${day} می‌توانید دوباره درخواست دهید.`,
  scoreNow: 'در این مرحله نمی‌توان نتیجه اعتبارسنجی را ثبت کرد.',
  visitNow: 'مراجعه به شعبه را تنها پس از پذیرش اعتبارسنجی می‌توان ثبت کرد.',
} as const

export const stepNames: Readonly<Record<Step, string>> = {
  identity: 'اطلاعات هویتی',
  shop: 'اطلاعات فروشگاه',
  docs: 'مدارک',
}

export const certificateNames: Readonly<Record<CertificateType, string>> = {
  BUSINESS_LICENSE: 'پروانه کسب',
  LEASE_CERTIFICATE: 'اجاره‌نامه',
  STEWARDSHIP_CARD: 'کارت مباشرت',
  AFFIDAVIT: 'استشهادنامه',
  PROPERTY_DEED: 'سند مالکیت',
  ETC: 'سایر مدارک',
}
