import type {
  ExclusionReason,
  PayoutAlarm,
  PayoutRequestKind,
  PayoutStatus,
  ReceivableStatus,
  ResultAnswer,
  RunKind,
  RunStatus,
} from '../settlement.ts'

export const settlementWords = {
  runKind: {
    MATURITY: 'سررسید',
    DISCOUNT: 'تنزیل',
    WITHDRAWAL: 'برداشت از کیف پول',
  } satisfies Record<RunKind, string>,
  run: {
    PREVIEW: 'در انتظار تأیید',
    APPROVED: 'تأییدشده',
    DONE: 'پایان‌یافته',
    CANCELED: 'لغوشده',
  } satisfies Record<RunStatus, string>,
  payout: {
    PENDING: 'در انتظار بانک',
    PAID: 'پرداخت‌شده',
    FAILED: 'ناموفق',
  } satisfies Record<PayoutStatus, string>,
  receivable: {
    OPEN: 'در انتظار تسویه',
    AT_BANK: 'فرستاده به بانک',
    REFUSED: 'ناموفق در بانک',
  } satisfies Record<ReceivableStatus, string>,
  exclusion: {
    NO_IBAN: 'شماره شبا ثبت نشده یا درست نیست؛ در صفحه شرکت درخواست دهید',
    NOTHING_OWED: 'پس از کسر برگشتی‌ها چیزی برای پرداخت نمی‌ماند',
    NO_DISCOUNT_RATE: 'نرخ تنزیل برای این شرکت توافق نشده است؛ اگر شد، در صفحه شرکت درخواست دهید',
    HELD_BACK: 'پرداخت به این حساب در حال حاضر ممکن نیست؛ از بانک پیگیری کنید',
  } satisfies Record<ExclusionReason, string>,
  resultAnswer: {
    RECORDED: 'ثبت شد',
    COMPLETED: 'شماره پیگیری افزوده شد',
    CONFIRMED: 'ناموفق بودن آن با فایل بانک تأیید شد',
    UNKNOWN_PAYMENT: 'این شناسه پرداخت در این تسویه نیست؛ ثبت نشد',
    OTHER_AMOUNT: 'مبلغ با پرداخت یکی نیست؛ ثبت نشد',
    NO_AMOUNT: 'مبلغ ندارد؛ ثبت نشد',
    UNKNOWN_STATUS: 'وضعیت آن شناخته نشد؛ ثبت نشد',
    NOT_ANSWERED: 'بانک هنوز پاسخ نداده است',
    ALREADY_RECORDED: 'نتیجه این پرداخت پیش‌تر ثبت شده است',
    FORMER_ATTEMPT: 'پاسخ نوبت پیشین این پرداخت است؛ برای نوبت تازه حساب نشد',
    CONTRADICTS: 'با آنچه ثبت شده است نمی‌خواند؛ چیزی تغییر نکرد و هشدار ثبت شد',
    NEEDS_FILE: 'ناموفق بودن برداشت تنها با فایل خود بانک ثبت می‌شود؛ ثبت نشد',
    NOT_SENT: 'این تسویه هنوز تأیید نشده است؛ ثبت نشد',
  } satisfies Record<ResultAnswer, string>,
  payoutRequestKind: {
    RETURNED: 'برگشت پول پرداخت‌شده',
    PAID: 'پرداخت‌شده به گواهی بانک',
    KEEP: 'پایان هشدار؛ وضعیت ثبت‌شده درست است',
  } satisfies Record<PayoutRequestKind, string>,
  payoutAlarm: {
    OTHER_TRACKING_NUMBER: 'شماره پیگیری دیگر',
    FAILED_AFTER_PAID: 'ناموفق پس از پرداخت',
    PAID_AFTER_FAILED: 'پرداخت پس از ناموفق',
    PAID_AFTER_RESEND: 'پرداخت نوبت پیشین',
  } satisfies Record<PayoutAlarm, string>,
} as const
