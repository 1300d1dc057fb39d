import { toPersianDigits } from '#contracts/digits'
import { formText } from './contract_form.js'

export const messages = {
  waitForCredit:
    'مدیریت کارت‌ها پس از تخصیص اعتبار شرکت ممکن است. لطفاً تا تخصیص اعتبار منتظر بمانید.',
  namePersian: 'نام را به فارسی وارد کنید.',
  noSuchHolder: 'دارنده کارتی با این مشخصات در شرکت نیست.',
  holderTwice: 'برای شخصی با این شماره موبایل یا کد ملی پیش‌تر کارت خواسته شده است.',
  tooManyHolders: (max: number) =>
    `بیش از ${toPersianDigits(max)} دارنده کارت را نمی‌توان هم‌زمان داشت.`,
  contractFixed: 'کارت این شخص ساخته شده است و قرارداد آن دیگر تغییر نمی‌کند.',
  contractMissing: 'قرارداد صدور کارت هنوز بارگذاری نشده است.',
  decided: 'این مورد پیش‌تر بررسی شده است.',
  notSent: 'این مورد هنوز برای بررسی فرستاده نشده است.',
  changedMeanwhile: 'این مورد پس از باز کردن صفحه تغییر کرده است. لطفاً آن را دوباره ببینید.',
  notDecided: 'این مورد هنوز تصمیمی ندارد که بازگردانده شود.',
  resentMeanwhile: 'این مورد دوباره فرستاده شده است و در انتظار بررسی است.',
  cardMade:
    'کارت این شخص ساخته شده است؛ تصمیم دیگر بازگردانده نمی‌شود. اگر کارت نباید به دست او برسد، از مدیرعامل بخواهید آن را مسدود کند.',
  removed: 'این شخص دیگر دارنده کارت شرکت نیست.',
  noRule: 'قاعده امضای شرکت هنوز تعیین نشده است و کسی نمی‌تواند قرارداد را امضا کند.',
  contract: {
    title: (name: string) => `قرارداد صدور کارت ${name}`,
    nationalCode: (code: string) => `کد ملی: ${code}`,
    phone: (phone: string) => `موبایل: ${phone}`,
    ceiling: (rials: string | null) => `${formText.ceiling}: ${formText.rials(rials)}`,
    digest: (digest: string) => `چکیده تصویر قرارداد: ${digest}`,
  },
  refusedBySignatories: 'صاحبان امضای شرکت آن را رد کرده‌اند.',
  rejected: {
    holder: (name: string) => `درخواست کارت برای ${name}`,
    contract: (name: string) => `قرارداد صدور کارت ${name}`,
  },
} as const
