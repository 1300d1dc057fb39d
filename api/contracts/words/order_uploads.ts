import type { UploadRowStatus, UploadStatus } from '../order_uploads.ts'

export const orderUploadWords = {
  uploadRow: {
    READY: 'آماده ثبت',
    SHORT_BY: 'اعتبار ناکافی',
    BLOCKED: 'فروش ممکن نیست',
    SIGNATORY_MISSING: 'بدون صاحب امضا',
    DUPLICATE: 'تکراری',
    UNKNOWN_BUYER: 'خریدار ناشناس',
    INVALID: 'نادرست',
  } satisfies Record<UploadRowStatus, string>,
  orderUpload: {
    CHECKED: 'بررسی‌شده',
    POSTING: 'در حال ثبت',
    DONE: 'ثبت‌شده',
    STOPPED: 'متوقف',
  } satisfies Record<UploadStatus, string>,
} as const
