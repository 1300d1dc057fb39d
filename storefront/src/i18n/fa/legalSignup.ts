import type { CompanyStep } from '@kasbeno/api/contracts/companies'
import { companyRules } from '@kasbeno/api/contracts/companies'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { applicantYearsMin } from '@kasbeno/api/contracts/person'
import type { SignatureLevel } from '@kasbeno/api/contracts/quorum'

/** Onboarding of a company. company §2 "Onboarding routes" */
export const legalSignup = {
  title: 'ثبت‌نام شرکت',
  intro: 'هر مرحله را جداگانه بفرستید؛ هر جا بمانید، بعداً از همان‌جا ادامه می‌دهید.',
  steps: {
    company: 'اطلاعات شرکت',
    ceo: 'اطلاعات مدیرعامل',
    board: 'هیئت‌مدیره و صاحبان امضا',
    appointment: 'انتخاب شعبه بانک',
    summary: 'بررسی و تخصیص اعتبار',
  } satisfies Record<CompanyStep | 'summary', string>,
  hints: {
    company: 'نشانی، کد پستی و روزنامه رسمی',
    ceo: 'نام، کد ملی و تصویر کارت ملی',
    board: 'چه کسانی فاکتورها را امضا می‌کنند',
    appointment: 'شعبه‌ای که پرونده به آن می‌رود',
    summary: 'بررسی کارشناسان و تخصیص اعتبار از سوی بانک',
  } satisfies Record<CompanyStep | 'summary', string>,
  approved: {
    company: 'اطلاعات شرکت تأیید شده است.',
    ceo: 'اطلاعات مدیرعامل تأیید شده است.',
    board: 'هیئت‌مدیره تأیید شده است.',
    appointment: 'شعبه بانک تأیید شده است.',
  } satisfies Record<CompanyStep, string>,
  rejected: 'این مرحله توسط کارشناس رد شد.',
  rejectedTitle: 'این مرحله‌ها نیاز به اصلاح دارد',
  noReason: 'کارشناس دلیلی ننوشته است. برای پیگیری با پشتیبانی تماس بگیرید.',
  ceoAloneTitle: 'ثبت‌نام شرکت با مدیرعامل است',
  ceoAlone: 'شما عضو این شرکت هستید. مراحل ثبت‌نام را تنها مدیرعامل می‌تواند بفرستد یا تغییر دهد.',
  newCompanyTitle: 'برای شروع چه لازم است؟',
  newCompany: [
    'شناسه ملی شرکت (۱۱ رقم) و صنف آن',
    'نشانی، کد پستی و تصویر روزنامه رسمی',
    'کارت ملی مدیرعامل و هر عضو هیئت‌مدیره (پشت و رو)',
  ],
  begin: 'ثبت شرکت',
  tooLong: 'نوشته بیش از اندازه بلند است.',

  register: {
    title: 'ثبت شرکت',
    intro: 'شما به عنوان مدیرعامل این شرکت ثبت می‌شوید.',
    name: 'نام شرکت',
    nameHint: 'همان‌گونه که در روزنامه رسمی آمده است.',
    nameMissing: 'نام شرکت را وارد کنید.',
    uniqueId: 'شناسه ملی شرکت',
    uniqueIdHint: '۱۱ رقم؛ در روزنامه رسمی نوشته شده است.',
    uniqueIdMissing: 'شناسه ملی شرکت را وارد کنید.',
    uniqueIdLength: 'شناسه ملی شرکت باید ۱۱ رقم باشد.',
    uniqueIdWrong: 'شناسه ملی شرکت درست نیست. لطفاً رقم‌ها را بازبینی کنید.',
    guild: 'صنف',
    guildMissing: 'صنف شرکت را انتخاب کنید.',
    send: 'ثبت شرکت و ادامه',
    sent: 'شرکت شما ثبت شد.',
  },

  company: {
    intro: 'نشانی شرکت و تصویر روزنامه رسمی آن را بفرستید.',
    address: 'نشانی شرکت',
    addressMissing: 'نشانی شرکت را وارد کنید.',
    postalCode: 'کد پستی',
    officialPaper: 'تصویر روزنامه رسمی',
    paperSent: 'تصویری که پیش‌تر فرستاده‌اید نزد ماست؛ اگر باید عوض شود، تصویر تازه بگیرید.',
    paperTooBig: 'حجم تصویر باید کمتر از ۷ مگابایت باشد.',
    fieldWords: {
      postalCode: ['کد پستی', 'کدپستی'],
      cityId: ['شهر'],
      address: ['نشانی', 'آدرس'],
      provinceId: ['استان'],
    },
    pictureWords: ['تصویر', 'عکس'],
    paperWords: ['روزنامه', 'آگهی', 'مهر', 'مدرک'],
  },

  person: {
    intro: 'اطلاعات را مانند کارت ملی مدیرعامل وارد کنید.',
    memberIntro: 'اطلاعات را مانند کارت ملی این عضو وارد کنید.',
    ofMember: {
      firstName: 'نام این عضو را وارد کنید.',
      lastName: 'نام خانوادگی این عضو را وارد کنید.',
      nationalCode: 'کد ملی این عضو را وارد کنید.',
    },
    tooYoung: `هر عضو باید دست‌کم ${toPersianDigits(applicantYearsMin)} سال داشته باشد.`,
    picturesSent: 'تصویرهایی که پیش‌تر فرستاده‌اید نزد ماست؛ اگر باید عوض شود، تصویر تازه بگیرید.',
    pictureTooBig: 'حجم تصویر باید کمتر از ۷ مگابایت باشد.',
    phone: 'شماره موبایل',
    phoneWrong: 'شماره موبایل را درست وارد کنید؛ مانند ۰۹۱۲۱۲۳۴۵۶۷',
    phoneHint: 'این عضو با همین شماره وارد می‌شود و امضا می‌کند.',
    phoneFixed: 'برای شماره دیگر، عضو را حذف کنید و دوباره بیفزایید.',
    role: 'سمت در شرکت',
    roleMissing: 'سمت این عضو را وارد کنید.',
    level: 'حق امضا',
    levelMissing: 'حق امضای این عضو را انتخاب کنید.',
    pictureWords: {
      nationalCardBack: ['پشت کارت'],
      nationalCardFront: ['روی کارت', 'تصویر', 'عکس'],
    },
    paperWords: ['کارت ملی'],
    fieldWords: {
      signatoryStatus: ['حق امضا'],
      roleInCompany: ['سمت'],
      nationalCode: ['کد ملی', 'شماره ملی'],
      birthDate: ['تولد'],
      lastName: ['نام خانوادگی', 'فامیل'],
      firstName: ['نام'],
    },
  },

  levels: {
    MANDATORY: 'الزامی',
    OPTIONAL: 'اختیاری',
    NOT_ALLOWED: 'بدون حق امضا',
  } satisfies Record<SignatureLevel, string>,
  levelHints: {
    MANDATORY: 'هیچ فاکتوری بدون امضای این عضو پرداخت نمی‌شود.',
    OPTIONAL: 'امضای شماری از این اعضا کافی است.',
    NOT_ALLOWED: 'فاکتورها را می‌بیند، ولی امضا نمی‌کند.',
  } satisfies Record<SignatureLevel, string>,

  board: {
    intro: 'اعضایی را که باید فاکتورها را امضا کنند بیفزایید. مدیرعامل خود جزو این فهرست نیست.',
    empty: 'هنوز عضوی افزوده نشده است.',
    add: 'افزودن عضو',
    full: `بیش از ${toPersianDigits(companyRules.membersMax)} عضو را نمی‌توان افزود.`,
    addTitle: 'عضو تازه',
    editTitle: 'ویرایش عضو',
    save: 'ثبت عضو',
    saved: 'اطلاعات عضو ثبت شد.',
    edit: 'ویرایش',
    remove: 'حذف',
    removeTitle: (name: string) => `${name} حذف شود؟`,
    removeHint: 'این عضو دیگر به شرکت دسترسی ندارد. می‌توانید بعداً دوباره او را بیفزایید.',
    removeConfirm: 'حذف عضو',
    removed: 'عملیات با موفقیت انجام شد.',
    minimum: 'حداقل امضای اختیاری لازم',
    minimumHint: (optional: number) =>
      `از ${toPersianDigits(optional)} عضو با امضای اختیاری، این تعداد باید امضا کنند.`,
    minimumValue: (value: number) => `${toPersianDigits(value)} امضا`,
    send: 'ثبت و ادامه',
    mended: 'آنچه رد شده بود اصلاح شد. برای بررسی دوباره، «ثبت دوباره» را بزنید.',
    notMended: (name: string) =>
      `${name} رد شده و هنوز اصلاح نشده است. نخست او را اصلاح کنید یا از فهرست حذف کنید.`,
    missing: 'این عضو پیدا نشد.',
    toBoard: 'بازگشت به فهرست اعضا',
  },

  branch: {
    intro: 'شعبه‌ای را که به شما نزدیک است برگزینید؛ پرونده شرکت به آنجا فرستاده می‌شود.',
    search: 'جست‌وجوی نام یا نشانی شعبه',
    choice: 'شعبه بانک',
    code: (code: string) => `کد شعبه ${toPersianDigits(code)}`,
    missing: 'شعبه انتخاب نشده است.',
    noMatch: 'شعبه‌ای با این نام پیدا نشد.',
  },

  summary: {
    title: 'وضعیت پرونده شرکت',
    reviewTitle: 'در دست بررسی کارشناسان',
    review: 'مدارک شرکت در دست بررسی کارشناسان است. نتیجه را پیامک می‌کنیم.',
    allocationTitle: 'در انتظار تخصیص اعتبار',
    allocation: 'مدارک شرکت تأیید شد. در انتظار تخصیص اعتبار از سوی بانک هستید.',
    readyTitle: 'اعتبار شرکت آماده است',
    ready: 'اعضای شرکت اکنون می‌توانند فاکتورها را امضا کنند.',
    facts: 'اطلاعات شرکت',
    ceo: 'شماره مدیرعامل',
    toHome: 'رفتن به خانه',
  },
}
