import type { OwnerType } from '../owners.ts'
import type { Nearness } from '../visits.ts'

/** Until staff name other hours of a branch. */
export const usualOpeningHours = 'شنبه تا چهارشنبه، ۷:۳۰ تا ۱۳:۳۰'

/** Where a branch is, seen from the company that looks for one. */
export const nearnessWords = {
  CITY: 'در شهر شرکت',
  PROVINCE: 'در استان شرکت',
  OTHER: 'در استان‌های دیگر',
} as const satisfies Record<Nearness, string>

/** Where no package was chosen: to the customer and to the desk alike. */
export const someCollaterals = 'بسته به مبلغ اعتبار، شعبه یکی یا چند تا از این‌ها را می‌خواهد:'

/** Papers that everybody brings to the bank. */
export const visitPapers: Readonly<Record<OwnerType, readonly string[]>> = {
  PERSON: ['اصل کارت ملی', 'اصل شناسنامه', 'اصل پروانه کسب یا مدرک فعالیت فروشگاه'],
  COMPANY: [
    'اصل کارت ملی مدیرعامل و صاحبان امضا',
    'اصل روزنامه رسمی تأسیس و آخرین تغییرات',
    'اساسنامه و مهر شرکت',
  ],
}

/** Papers of each kind of collateral, where no package has named them. */
export const collateralPapers = {
  CHEQUE: {
    title: 'چک صیادی',
    papers: ['اصل برگ چک، ثبت‌شده در سامانه صیاد', 'کارت ملی صاحب حساب'],
  },
  PROMISSORY_NOTE: {
    title: 'سفته',
    papers: ['اصل سفته یا رسید سفته الکترونیکی', 'کارت ملی امضاکننده'],
  },
  GUARANTOR: {
    title: 'ضامن',
    papers: ['کارت ملی ضامن، همراه خود او', 'حکم کارگزینی یا پروانه کسب ضامن'],
  },
} as const
