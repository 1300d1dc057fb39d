import type {
  CardStatus,
  ParcelStatus,
  PostAnswer,
  PrintAnswer,
  PrintRequestKind,
  PrintStatus,
} from '../cards.ts'

export const cardWords = {
  card: {
    CREATED: 'در انتظار نشانی',
    PRINT_PENDING: 'در صف چاپ',
    PRINTED: 'چاپ شد',
    DELIVERED: 'تحویل شد',
    ENABLED: 'فعال',
    FROZEN: 'موقتاً بسته',
    DISABLED: 'ازکارافتاده',
    BLOCKED: 'مسدود',
  } satisfies Record<CardStatus, string>,
  parcel: {
    CREATED: 'در انتظار پست',
    ACCEPTED: 'پذیرفته در پست',
    IN_TRANSIT: 'در راه',
    OUT_FOR_DELIVERY: 'در دست نامه‌رسان',
    DELIVERED: 'تحویل شد',
    FAILED_DELIVERY: 'تحویل ناموفق',
    RETURNED_TO_SENDER: 'برگشت به فرستنده',
  } satisfies Record<ParcelStatus, string>,
  print: {
    PENDING: 'نزد چاپخانه',
    PRINTED: 'چاپ شد',
    FAILED: 'چاپ نشد',
    CANCELED: 'لغو شد',
  } satisfies Record<PrintStatus, string>,
  printAnswer: {
    PRINTED: 'ثبت شد: چاپ شد',
    FAILED: 'ثبت شد: چاپ نشد',
    ANSWERED_BEFORE: 'پیش‌تر ثبت شده بود',
    BATCH_CANCELED: 'انتظار برای این کارت لغو شده است',
    UNKNOWN_REFERENCE: 'این شناسه در این دسته نیست',
    UNKNOWN_VERDICT: 'نتیجه خوانده نشد',
    WRONG_STATE: 'کارت دیگر در صف چاپ نیست',
  } satisfies Record<PrintAnswer, string>,
  postAnswer: {
    MOVED: 'ثبت شد',
    THERE_ALREADY: 'وضعیت همین بود',
    IMPOSSIBLE_MOVE: 'پس از وضعیت کنونی مرسوله نمی‌آید',
    UNKNOWN_PARCEL: 'مرسوله‌ای با این کد نیست',
    UNKNOWN_STATUS: 'وضعیت خوانده نشد',
    REPEATED_FILE: 'این فایل پیش‌تر ثبت شده است',
  } satisfies Record<PostAnswer, string>,
  printRequestKind: { CANCEL_BATCH: 'لغو دسته چاپ' } satisfies Record<PrintRequestKind, string>,
} as const
