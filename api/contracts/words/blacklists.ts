import type { BlacklistKind, BlacklistPlace, BlacklistState } from '../blacklists.ts'

/** Who is kept out, by what and where. */
export const blacklistWords = {
  blacklistKind: {
    PHONE: 'شماره موبایل',
    NATIONAL_CODE: 'کد ملی',
    COMPANY_ID: 'شناسه ملی شرکت',
    IBAN: 'شبا',
  } satisfies Record<BlacklistKind, string>,
  blacklistState: {
    IN_FORCE: 'برقرار',
    OVER: 'پایان‌یافته',
    REMOVED: 'برداشته‌شده',
  } satisfies Record<BlacklistState, string>,
  blacklistPlace: {
    SIGN_IN: 'ورود مشتری تازه',
    STEP: 'مرحله پرونده',
    ALLOCATION: 'تخصیص اعتبار',
    SALE: 'فروش',
    PAYMENT: 'پرداخت فاکتور از اعتبار',
    RENEWAL: 'تمدید اعتبار',
    LIMIT: 'افزایش سقف اعتبار',
    PHONE_CHANGE: 'تغییر شماره مشتری',
    PAYOUT: 'پرداخت به شرکت پخش',
    DELEGATION: 'امضا به نمایندگی',
  } satisfies Record<BlacklistPlace, string>,
} as const

export const blacklistCommandWords = {
  'blacklists.add': 'افزودن به فهرست سیاه',
  'blacklists.ask-removal': 'درخواست برداشتن از فهرست سیاه',
  'blacklists.remove': 'برداشتن از فهرست سیاه',
  'blacklists.hit': 'جلوگیری به دلیل فهرست سیاه',
} as const
