import { words } from '#contracts/words'
import {
  isCeilingRefusal,
  unlocksPerDay,
  type CardPaymentRefusal,
  type CeilingRefusal,
} from '#contracts/devices'
import { inWords } from '#contracts/number_words'
import { grouped } from '#app/platform/values/money'

const renewPin = 'دارنده کارت با «فراموشی رمز» در برنامه همین حالا رمز تازه می‌گذارد.'

const sentences = {
  ...(Object.fromEntries(
    Object.entries(words.cardPaymentRefusal).map(([refusal, word]) => [refusal, `${word}.`])
  ) as Record<CardPaymentRefusal, string>),
  PIN_LOCKED: `${words.cardPaymentRefusal.PIN_LOCKED}. ${renewPin}`,
}

/** Which ceiling refused, and what it leaves. */
const leftUnder = (refusal: CeilingRefusal, left: number) =>
  `${sentences[refusal]} ${words.ceilingLeft[refusal]}: ${grouped(left)} ریال.`

export const messages = {
  refused: (refusal: CardPaymentRefusal, left: number | null) =>
    left !== null && isCeilingRefusal(refusal) ? leftUnder(refusal, left) : sentences[refusal],
  deviceTriesLocked:
    'روی این دستگاه رمز یا شماره کارت نادرست زیادی وارد شده است. این دستگاه تا پایان امروز کارتی نمی‌پذیرد.',
  pinLocked: `رمز این کارت با رمزهای نادرست تا پایان امروز قفل شده است. ${renewPin}`,
  unlockedEnough: `قفل این دستگاه در ۲۴ ساعت گذشته ${inWords(unlocksPerDay)} بار باز شده است. تا پایان روز صبر کنید.`,
  notLocked: 'این دستگاه با رمز یا شماره کارت نادرست قفل نشده است.',
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
