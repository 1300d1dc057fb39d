import { words } from '#contracts/words'
import type { CardPaymentRefusal } from '#contracts/devices'

const sentences = Object.fromEntries(
  Object.entries(words.cardPaymentRefusal).map(([refusal, word]) => [refusal, `${word}.`])
) as Record<CardPaymentRefusal, string>

/** What a device shows, and what staff are told. */
export const messages = {
  refused: sentences,
  devicePinsLocked:
    'روی این دستگاه رمزهای نادرست زیادی وارد شده است. این دستگاه تا پایان امروز کارتی نمی‌پذیرد.',
  pinLocked: 'رمز چند بار نادرست وارد شد. این کارت تا پایان امروز با رمز پذیرفته نمی‌شود.',
  notLocked: 'این دستگاه با رمز نادرست قفل نشده است.',
  referenceTaken: 'این شماره پیش‌تر برای درخواست دیگری به کار رفته است.',
  reversalLate: 'مهلت برگشت این پرداخت گذشته است. فاکتور آن را لغو کنید یا مرجوعی ثبت کنید.',
  amountOrContainer: 'مبلغ یا شناسه درخواست پرداخت را بفرستید، نه هر دو را.',
  containerPaid: 'این درخواست پرداخت شده است. برای برگشت آن، پرداخت را برگردانید.',
  itemName: (merchant: string) => `خرید با کارت در ${merchant}`,
  unit: 'پرداخت',
  reversed: 'برگشت از دستگاه کارت‌خوان',
  distributorUnknown: 'چنین شرکت پخشی نیست.',
  branchUnknown: 'این شعبه از این شرکت پخش نیست.',
  dueDaysOutOfRange: (min: number, max: number) =>
    `مهلت بازپرداخت این شرکت پخش باید میان ${min} و ${max} روز باشد.`,
  merchantClosed: 'پذیرنده این دستگاه فعال نیست.',
  clientName: (terminal: number) => `دستگاه کارت‌خوان ${terminal}`,
  serialTaken: 'دستگاهی با این شماره سریال ثبت شده است.',
  notPending: 'تنها دستگاهی فعال می‌شود که در انتظار نفر دوم است.',
  alreadyDisabled: 'این دستگاه از کار افتاده است.',
} as const
