import type { UploadColumn, UploadRowStatus, UploadStatus } from '../order_uploads.ts'
import { fieldWords } from './fields.ts'

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
  /** As the template heads them. */
  uploadColumn: {
    externalId: fieldWords.externalId,
    buyerPhone: 'موبایل خریدار',
    buyerNationalCode: 'کد ملی خریدار',
    companyUniqueId: 'شناسه ملی شرکت',
    plan: fieldWords.plan,
    itemName: 'نام کالا',
    unitType: 'واحد',
    qty: 'تعداد',
    price: 'قیمت واحد (ریال)',
    dueDateInDays: fieldWords.dueDateInDays,
    invoicedAt: 'تاریخ صدور فاکتور',
  } satisfies Record<UploadColumn, string>,
} as const
