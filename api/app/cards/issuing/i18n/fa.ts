import { cardRules, type CardStatus } from '#contracts/cards'
import { inWords } from '#contracts/number_words'

const wrongPerDay = inWords(cardRules.wrongPerDay)

export const messages = {
  noCard: 'هنوز کارتی برای شما ساخته نشده است.',
  cardExpired:
    'تاریخ این کارت گذشته است و فعال نمی‌شود. برای گرفتن کارت تازه با پشتیبانی تماس بگیرید.',
  cvv2Wrong: 'CVV2 درست نیست. کارت شما فعال نشد.',
  pinWrong: 'رمز کنونی درست نیست. رمز کارت تغییر نکرد.',
  pinSame: 'رمز تازه همان رمز کنونی است. رمز کارت تغییر نکرد.',
  pinEasy:
    'این رمز را دیگران آسان حدس می‌زنند. رقم‌های یکسان یا پشت سر هم، سال تولد و چهار رقم آخر موبایل یا کد ملی را رمز نکنید.',
  cvv2Locked: `CVV2 ${wrongPerDay} بار نادرست وارد شد. فعال‌سازی کارت تا پایان امروز بسته است؛ فردا با CVV2 پشت کارت دوباره تلاش کنید.`,
  pinLocked: `رمز کارت ${wrongPerDay} بار نادرست وارد شد و تا پایان امروز قفل است. با «فراموشی رمز» همین حالا رمز تازه بگذارید.`,
  freezesSpent:
    'امروز بیش از اندازه کارت را موقتاً بسته‌اید. فردا دوباره تلاش کنید؛ اگر نگران کارت هستید آن را مسدود کنید.',
  pinChangesSpent: 'امروز بیش از اندازه رمز کارت را عوض کرده‌اید. لطفاً فردا دوباره تلاش کنید.',
  cvv2ViewsSpent: 'امروز بیش از اندازه CVV2 را دیده‌اید. لطفاً فردا دوباره تلاش کنید.',
  beingActivated: 'فعال‌سازی این کارت در حال انجام است. لطفاً چند لحظه دیگر دوباره تلاش کنید.',
  contractUnsigned: 'پیش از فعال‌سازی کارت، قرارداد را امضا کنید.',
  feeUnpaid: 'پیش از فعال‌سازی کارت، کارمزد فعال‌سازی را بپردازید.',
  addressOfCompany: 'نشانی تحویل کارت شرکت را مدیرعامل شرکت تعیین می‌کند.',
  addressFixed: 'نشانی تحویل پس از چاپ کارت تغییر نمی‌کند.',
  addressUnconfirmed:
    'پست این کارت را برگردانده است. پیش از چاپ دوباره، نشانی تحویل را با دارنده تأیید کنید.',
  addressKnown: 'نشانی تحویل این کارت معلوم است و تأیید دوباره نمی‌خواهد.',
  noCvv2: 'CVV2 تنها برای کارت تحویل‌شده یا فعال نشان داده می‌شود.',
  cvv2TakesCode: 'CVV2 کارت فعال تنها با کد پیامک‌شده نشان داده می‌شود.',
  notReissuable: 'تنها به جای کارت مسدود یا ازکارافتاده می‌توان کارت تازه گرفت.',
  notFrozen: 'این کارت موقتاً بسته نیست.',
  notEnabled: 'این کار تنها برای کارت فعال ممکن است.',
  noAddress: 'نشانی تحویل این کارت هنوز انتخاب نشده است.',
  refusedMove: {
    CREATED: 'این کارت تازه ساخته شده است.',
    PRINT_PENDING: 'این کارت نمی‌تواند در صف چاپ باشد.',
    PRINTED: 'تنها کارتی چاپ می‌شود که در صف چاپ است.',
    DELIVERED: 'این کارت در راه نیست.',
    ENABLED: 'تنها کارتی فعال می‌شود که تحویل شده است.',
    FROZEN: 'تنها کارت فعال را می‌توان موقتاً بست.',
    DISABLED: 'این کارت را در وضعیت کنونی نمی‌توان از کار انداخت.',
    BLOCKED: 'تنها کارت فعال یا موقتاً بسته را می‌توان مسدود کرد.',
  } satisfies Record<CardStatus, string>,
  issuerUnconnected: 'ارتباط با صادرکننده کارت برقرار نیست. لطفاً بعداً دوباره تلاش کنید.',
  nothingToPrint: 'کارتی در صف چاپ نیست که نزد چاپخانه نباشد.',
  resultUnreadable: 'فایل نتیجه خوانده نشد. فایل اکسل چاپخانه را بفرستید.',
  resultEmpty: 'نتیجه‌ای در این فایل نیست.',
  columnsMissing:
    'فایل نتیجه ستون «شناسه» یا «نتیجه» را ندارد. نام ستون‌ها باید مانند فایل چاپ باشد.',
  postColumnsMissing: 'فایل پست ستون «کد رهگیری» یا «وضعیت» را ندارد. نام ستون‌ها باید همین باشد.',
  nothingWaits: 'همه کارت‌های این دسته پاسخ گرفته‌اند و چیزی برای لغو نمانده است.',
  cancelWaits: 'درخواست لغو این دسته در انتظار نفر دوم است.',
  refusedParcelMove: 'این وضعیت پس از وضعیت کنونی مرسوله پذیرفته نیست.',
} as const

/** In order, answer columns last. */
export const printFile = {
  name: (batch: number) => `فایل چاپ کارت ${batch}`,
  sheet: 'چاپ کارت',
  columns: {
    row: 'ردیف',
    reference: 'شناسه',
    cardNumber: 'شماره کارت',
    expiry: 'انقضا',
    name: 'نام روی کارت',
    latinName: 'نام لاتین',
    verdict: 'نتیجه',
    reason: 'علت',
  },
} as const

/** As in our export of parcels. */
export const postFile = { columns: { trackingNumber: 'کد رهگیری', status: 'وضعیت' } } as const

/** Compared folded, as the printer's. */
export const postWords = {
  CREATED: ['در انتظار پست', 'created'],
  ACCEPTED: ['پذیرفته در پست', 'پذیرش', 'پذیرفته شد', 'قبول', 'accepted'],
  IN_TRANSIT: ['در راه', 'در حال ارسال', 'ارسال', 'in transit'],
  OUT_FOR_DELIVERY: ['در دست نامه رسان', 'تحویل به نامه رسان', 'نامه رسان', 'out for delivery'],
  DELIVERED: ['تحویل شد', 'تحویل شده', 'تحویل به گیرنده', 'delivered'],
  FAILED_DELIVERY: ['تحویل ناموفق', 'عدم تحویل', 'تحویل نشد', 'عدم حضور', 'failed delivery'],
  RETURNED_TO_SENDER: ['برگشت به فرستنده', 'برگشتی', 'مرجوع', 'مرجوعی', 'returned to sender'],
} as const

/** Compared without letter variants, marks and half-spaces. */
export const postVerdictWords = {
  PRINTED: ['چاپ شد', 'چاپ شده', 'چاپ', 'موفق', 'انجام شد', 'printed', 'ok', 'done', 'success'],
  FAILED: ['چاپ نشد', 'چاپ نشده', 'ناموفق', 'انجام نشد', 'خراب', 'failed', 'error', 'rejected'],
} as const
