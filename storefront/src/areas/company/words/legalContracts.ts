import { monthlyCeiling } from '@kasbeno/api/contracts/words/companies'
import type { ContractRefusal } from '@kasbeno/api/contracts/approbations'
import type { CompanyStatus } from '@kasbeno/api/contracts/companies'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'

/** company §2 */
export const legalContracts = {
  menu: 'قراردادهای کارت',
  title: 'قراردادهای کارت',
  yours: 'امضای قرارداد کارت',
  count: (count: number) => `${toPersianDigits(count)} قرارداد`,
  waiting: (count: number) => `${toPersianDigits(count)} منتظر امضای شما`,
  look: 'دیدن و امضا',
  empty: 'قراردادی برای نمایش نیست.',
  emptyHint: 'پس از معرفی دارنده کارت در داشبورد شرکت، قرارداد او اینجا دیده می‌شود.',
  details: 'جزئیات',
  holder: 'دارنده کارت',
  phone: 'شماره موبایل',
  nationalCode: 'کد ملی',
  ceiling: monthlyCeiling,
  contract: 'قرارداد صدور کارت',
  uploadedAt: 'زمان بارگذاری',
  notUploaded: 'فایل قرارداد هنوز بارگذاری نشده است.',
  card: 'شماره کارت',
  rejected: 'این قرارداد رد شد',
  missing: 'دارنده کارتی با این شماره پیدا نشد.',
  toList: 'بازگشت به قراردادها',
  signatures: { true: 'امضاهای شرکت کامل است', false: 'در انتظار امضای شرکت' },
  companySignatures: 'امضای شرکت',

  picture: (name: string) => `تصویر قرارداد صدور کارت ${name}`,
  open: 'باز کردن قرارداد در اندازه کامل',
  pictureFailed: 'تصویر قرارداد نمایش داده نشد.',
  pictureAgain: 'نمایش دوباره',
  notSeen: 'پس از نمایش تصویر قرارداد می‌توانید به آن پاسخ دهید.',
  disabled: {
    SIGNED: 'امضاشده',
    REFUSED: 'ردشده',
    NO_SIGNING_ACCESS: 'بدون دسترسی امضا',
    HAS_ANSWERED: 'پاسخ داده‌اید',
    FINISHED: 'پایان‌یافته',
  } satisfies Record<ContractRefusal, string>,
  reasons: {
    SIGNED: 'شما این قرارداد را امضا کرده‌اید.',
    REFUSED: 'شما این قرارداد را رد کرده‌اید.',
    NO_SIGNING_ACCESS: 'شما برای این قرارداد حق امضا ندارید.',
    HAS_ANSWERED:
      'شما به نمایندگی از عضو دیگری به این قرارداد پاسخ داده‌اید و هیچ‌کس برای یک سند دو بار امضا نمی‌کند.',
    FINISHED: 'این قرارداد دیگر در انتظار امضا نیست.',
  } satisfies Record<ContractRefusal, string>,
  refusedByCompany: 'صاحبان امضا این قرارداد را رد کردند',
  refusedByCompanyHint: 'مدیرعامل می‌تواند در داشبورد شرکت قرارداد دیگری بارگذاری کند.',

  action: 'تأیید و امضا',
  sign: 'تأیید و امضای قرارداد',
  signSheet: (phone: string) =>
    `کد یک‌بارمصرف به ${phone} پیامک می‌شود. با امضا، صدور کارت شرکت برای این شخص را می‌پذیرید.`,
  codeIntro: (phone: string) => `کد پیامک‌شده به ${phone} را وارد کنید تا امضای شما ثبت شود.`,
  signNow: 'ثبت امضا',
  reject: 'رد قرارداد',
  rejectEnds: 'با رد شما با این قرارداد کارتی صادر نمی‌شود. مدیرعامل و اعضا دلیل شما را می‌بینند.',
  rejectGoesOn:
    'با رد شما قرارداد بسته نمی‌شود و با امضای دیگران می‌تواند پذیرفته شود. مدیرعامل و اعضا دلیل شما را می‌بینند.',
  rejectIntro: (phone: string) => `کد پیامک‌شده به ${phone} را وارد کنید تا رد قرارداد ثبت شود.`,
  rejectNow: 'ثبت رد قرارداد',
  signed: 'امضای شما ثبت شد.',
  refused: 'رد شما ثبت شد.',
  callbackTitle: 'نتیجه امضا',
  notSigned: 'امضا انجام نشد',
  notSignedHint: 'قرارداد همچنان در انتظار امضای شماست.',
  awaitsProvider: 'پاسخ سامانه امضا هنوز نرسیده است. این صفحه خودکار به‌روز می‌شود.',

  statuses: {
    START: 'بارگذاری‌نشده',
    PENDING: 'در دست بررسی',
    ACCEPTED: 'تأییدشده',
    REJECTED: 'ردشده',
  } satisfies Record<CompanyStatus, string>,
}
