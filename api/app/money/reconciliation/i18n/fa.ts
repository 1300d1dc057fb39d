import { toPersianDigits } from '#contracts/digits'
import { reconciliationLimits } from '#contracts/reconciliation'
import { grouped } from '#app/platform/values/money'
import type { FaultyRow, LineFault } from '../domain/lines.js'
import { columnWords } from './bank_words.js'

const rows = grouped(reconciliationLimits.rows)
const days = toPersianDigits(reconciliationLimits.days)

const faultWords: Readonly<Record<LineFault, string>> = {
  FORMULA: 'فرمولی است که حساب نشده',
  DAY: 'تاریخ نیست',
  OUTSIDE: 'بیرون از روزهایی است که نوشته‌اید',
  AMOUNT: 'مبلغ ریالی کامل نیست',
  NO_AMOUNT: 'مبلغ ندارد',
  BOTH_SIDES: 'هم بستانکار دارد و هم بدهکار',
  STATUS: 'وضعیت شناخته نشد',
}

const faultOf = ({ row, column, fault, cell }: FaultyRow): string => {
  const shown = cell === '' ? '' : ` («${toPersianDigits(cell.slice(0, 40))}»)`
  return `ردیف ${toPersianDigits(row)}، «${columnWords[column]}»${shown}: ${faultWords[fault]}.`
}

const nothing = 'چیزی ثبت نشد.'

export const messages = {
  fileRequired: 'فایل صورت‌حساب را انتخاب کنید.',
  tooLarge: `فایل بزرگ‌تر از ۱۰ مگابایت است. روزهای کمتری بفرستید. ${nothing}`,
  unreadable: `این فایل خوانده نشد. صورت‌حساب را به‌صورت اکسل (xlsx)، csv، MT940 یا camt.053 بگیرید، به ریال و یک حساب. ${nothing}`,
  onlyOfBank: `این قالب صورت‌حساب بانک است. برای درگاه، فایل روزانه‌اش را به‌صورت اکسل یا csv بفرستید. ${nothing}`,
  unknownColumns: (read: string) =>
    `ستون «تاریخ» با «مبلغ» یا با «بستانکار» و «بدهکار» در فایل پیدا نشد. آنچه خوانده شد: ${read}. ${nothing}`,
  noReference: `ستون شماره پیگیری در فایل درگاه پیدا نشد. فایل تراکنش‌ها را بگیرید، نه فایل جمع روز. ${nothing}`,
  empty: `زیر عنوان ستون‌ها ردیفی نیست. ${nothing}`,
  tooManyRows: `فایل بیش از ${rows} ردیف دارد. روزهای کمتری بفرستید. ${nothing}`,
  faultyRows: (faults: readonly FaultyRow[], count: number) =>
    `${toPersianDigits(count)} ردیف خوانده نشد. ${faults.map(faultOf).join(' ')} فایل را از بانک دوباره بگیرید، یا ردیف‌ها را اصلاح کنید. ${nothing}`,
  sentBefore: (moment: string) =>
    `همین فایل پیش‌تر (${moment}) فرستاده شده است. چیزی دوباره ثبت نشد؛ نتیجه آن در فهرست تطبیق‌هاست.`,
  order: 'روز پایان نباید پیش از روز آغاز باشد.',
  future: 'این روز هنوز نیامده است.',
  tooManyDays: `هر فایل تا ${days} روز است.`,
  busy: `فایل دیگری در دست خواندن است. چند لحظه دیگر دوباره بفرستید. ${nothing}`,
  closed: 'این تطبیق بسته شده است و دیگر تغییر نمی‌کند.',
  closeWaits: 'بستن این تطبیق در انتظار تأیید نفر دوم است. نخست درخواست را پس بگیرید.',
  notForThisLine: 'این اقدام برای این ردیف ممکن نیست. چیزی ثبت نشد و پولی جابه‌جا نشد.',
  gatewayRequired: 'درگاهی را که این پول را واریز کرده است انتخاب کنید.',
  referenceRequired:
    'این ردیف شماره پیگیری ندارد و نمی‌توان آن را از اینجا ثبت کرد. واریز را در «واریزهای درگاه‌ها» ثبت کنید.',
  linesOpen: (count: number) =>
    `${toPersianDigits(count)} ردیف هنوز تعیین تکلیف نشده است. نخست آن‌ها را تعیین تکلیف کنید.`,
  reasonRequired: {
    EXPLAINED: 'مغایرتی بدون ثبت سند توضیح داده شده است؛ دلیل بستن را برای نفر دوم بنویسید.',
    OWN_FILE:
      'این فایل بانک را خودتان فرستاده‌اید؛ نفر دوم آن را می‌بندد. برای او بنویسید چرا بسته شود.',
  },
  movementKnown:
    'این پول پیش‌تر به‌عنوان واریز درگاه ثبت شده است. چیزی دوباره ثبت نشد و پولی جابه‌جا نشد. این ردیف را با توضیح تعیین تکلیف کنید.',
  depositElsewhere:
    'این واریز در صورت‌حساب دیگری از بانک هست و برگشت نمی‌خورد. چیزی ثبت نشد و پولی جابه‌جا نشد. این ردیف را با توضیح تعیین تکلیف کنید.',
  tooMuch: `جمع مبلغ‌های فایل بیش از اندازه است. مبلغ‌ها را بررسی کنید. ${nothing}`,
  stale:
    'پس از این درخواست، ردیف‌های این تطبیق تغییر کرده است. آن را رد کنید تا دوباره درخواست شود.',
} as const
