import type { CompanyStep } from '#contracts/companies'
import { toPersianDigits } from '#contracts/digits'
import { applicantYearsMin, birthYearsOffered } from '#contracts/person'
import type { PaperMessages } from '#app/shared/papers'

/** What companies say to their members. */
export const messages = {
  companyIdTaken:
    'شرکتی با این شناسه ملی پیش‌تر ثبت شده است. اگر عضو آن شرکت هستید، از مدیرعامل بخواهید شما را بیفزاید.',
  companyIdYours: 'شما این شرکت را پیش‌تر ثبت کرده‌اید.',
  tooManyCompanies: (max: number) =>
    `بیش از ${toPersianDigits(max)} شرکت را نمی‌توان هم‌زمان ثبت کرد. نخست یکی را کامل کنید.`,
  guild: 'این صنف در طرح شرکت‌ها نیست.',
  personToken: 'این بخش برای نشست شرکت است. نخست شرکت خود را برگزینید.',
  waiting: 'این مرحله در دست بررسی کارشناسان است و اکنون نمی‌توان آن را تغییر داد.',
  accepted: 'این مرحله تأیید شده است و نمی‌توان آن را تغییر داد.',
  place: 'مکان انتخاب‌شده پیدا نشد.',
  cityElsewhere: 'این شهر در استان انتخاب‌شده نیست.',
  birthDate: {
    'future': 'تاریخ تولد نمی‌تواند در آینده باشد.',
    'too-young': `هر عضو باید دست‌کم ${toPersianDigits(applicantYearsMin)} سال داشته باشد.`,
    'too-old': `تاریخ تولد باید در ${toPersianDigits(birthYearsOffered)} سال گذشته باشد.`,
  },
  ceoIsNoMember: 'مدیرعامل را نمی‌توان دوباره به عنوان عضو هیئت‌مدیره افزود.',
  memberTwice: 'عضوی با این شماره موبایل یا کد ملی پیش‌تر افزوده شده است.',
  noSuchMember: 'عضوی با این شماره در شرکت نیست.',
  tooManyMembers: (max: number) => `بیش از ${toPersianDigits(max)} عضو را نمی‌توان افزود.`,
  rule: {
    negativeMinimum: 'تعداد امضاکنندگان اختیاری نمی‌تواند منفی باشد.',
    minimumAboveOptional: 'کمینه امضاهای اختیاری از شمار امضاکنندگان اختیاری بیشتر است.',
    noSignatory: 'افزودن حداقل یک صاحب امضا الزامی است.',
  },
  changeWaits:
    'تغییر دیگری در قاعده امضا در انتظار تأیید است. نخست آن را پس بگیرید یا منتظر پاسخ بمانید.',
  changeDecided: 'درباره این تغییر پیش‌تر تصمیم گرفته شده است.',
  changeOutdated: 'قاعده امضا پس از این پیشنهاد عوض شده است. لطفاً دوباره پیشنهاد دهید.',
  ruleQuota: 'شمار تغییرهای امروز قاعده امضا به پایان رسیده است. لطفاً فردا دوباره تلاش کنید.',
  notConfirmer: 'این تغییر را تنها عضو دیگری که امضایش الزامی است می‌تواند تأیید کند.',
  memberConfirms: 'این شرکت عضو دیگری با امضای الزامی دارد و تأیید این تغییر با اوست.',
  bank: 'بانک',
  delegation: {
    notAccepted: 'نمایندگی در امضا را پس از تأیید شرکت در بانک می‌توان داد.',
    mayNotSign: 'نمایندگی در امضا را تنها عضوی می‌دهد که خود حق امضا دارد.',
    self: 'هیچ عضوی نماینده خود نمی‌شود. عضو دیگری را برگزینید.',
    mustSign:
      'امضای این عضو در همه سندها الزامی است و هیچ‌کس برای یک سند دو بار امضا نمی‌کند. عضو دیگری را برگزینید.',
    pays: 'مدیرعامل فاکتور را می‌پردازد و به جای دیگری امضا نمی‌کند. عضو دیگری را برگزینید.',
    past: 'آغاز نمایندگی نمی‌تواند پیش از امروز باشد.',
    tooFar: (days: number) => `نمایندگی باید تا ${toPersianDigits(days)} روز دیگر آغاز شود.`,
    backwards: 'پایان نمایندگی نمی‌تواند پیش از آغاز آن باشد.',
    tooLong: (days: number) => `نمایندگی بیش از ${toPersianDigits(days)} روز نمی‌پاید.`,
    busyDelegator: 'شما در این روزها نمایندگی دیگری دارید یا داده‌اید. نخست آن را لغو کنید.',
    busyDelegate: 'این عضو در این روزها در نمایندگی دیگری است. عضو یا روزهای دیگری را برگزینید.',
    tooMany: 'شمار پیشنهادهای امروز شما به پایان رسیده است. لطفاً فردا دوباره تلاش کنید.',
    notConfirmer:
      'این نمایندگی را مدیرعامل یا عضو دیگری که امضایش الزامی است تأیید می‌کند، نه دو طرف آن.',
    notYours: 'این نمایندگی را دو طرف آن یا مدیرعامل لغو می‌کنند.',
    decided: 'این نمایندگی دیگر در انتظار تصمیم نیست.',
    over: 'این نمایندگی پیش‌تر پایان یافته است.',
  },
  methodBeforeCredit: 'روش پرداخت را پس از تخصیص اعتبار شرکت می‌توان برگزید.',
  notSent: 'این مرحله هنوز فرستاده نشده است.',
  alreadyDecided: 'درباره این مرحله پیش‌تر تصمیم گرفته شده است.',
  changedMeanwhile:
    'این مرحله پس از باز کردن صفحه دوباره فرستاده شده است. لطفاً آن را دوباره ببینید.',
  branch: 'این شعبه در فهرست شعبه‌ها نیست.',
  ruleGuardsCredit:
    'پس از تخصیص اعتبار، تغییر قاعده امضا را مدیرعامل پیشنهاد می‌دهد و نفر دوم تأیید می‌کند.',
  sameRule: 'قاعده امضا هم‌اکنون همین است.',
  uploadQuota: 'شمار ارسال‌های امروز شما به پایان رسیده است. لطفاً فردا دوباره تلاش کنید.',
  uploadRuns: 'ارسال پیشین شما هنوز دریافت می‌شود. لطفاً کمی بعد دوباره تلاش کنید.',
} as const

export const stepNames = {
  company: 'اطلاعات شرکت',
  ceo: 'اطلاعات مدیرعامل',
  board: 'اطلاعات هیئت‌مدیره',
  appointment: 'شعبه بانک',
} as const satisfies Record<CompanyStep, string>

/** What is wrong with a picture; its kind may have so many megabytes. */
export const paperMessages = (megabytes: number): PaperMessages => ({
  imageRequired: 'تصویر الزامی است.',
  imageType: 'قالب تصویر باید jpg، png یا webp باشد.',
  imageSize: `حجم تصویر باید کمتر از ${toPersianDigits(megabytes)} مگابایت باشد.`,
  imageBroken: 'تصویر خوانده نشد. لطفاً تصویر دیگری بفرستید.',
  imagePixels: 'ابعاد تصویر بیش از اندازه است.',
})
