import { toPersianDigits } from '#contracts/digits'
import { orderUploadLimits, type UploadColumn } from '#contracts/order_uploads'
import { plans, type Plan } from '#contracts/plans'
import { words } from '#contracts/words'
import { grouped } from '#app/platform/values/money'

const rows = grouped(orderUploadLimits.rows)

export const messages = {
  ready: 'آماده ثبت است.',
  posted: 'ثبت شد.',
  fileRequired: 'فایل فاکتورها را انتخاب کنید.',
  tooLarge: 'فایل بزرگ‌تر از ۱۰ مگابایت است. آن را به چند فایل بخش کنید. چیزی ثبت نشد.',
  unreadable: `این فایل خوانده نشد. فایل اکسل (xlsx) یا csv، تا ۱۰ مگابایت و ${rows} ردیف بفرستید. چیزی ثبت نشد.`,
  columnsMissing: (missing: string) =>
    `این ستون‌ها در فایل پیدا نشد: ${missing}. ستون‌ها را خودتان تعیین کنید، یا نمونه فایل را بگیرید و سطر نخست آن را نگه دارید. چیزی ثبت نشد.`,
  headerTwice:
    'یک ستون فایل برای دو چیز تعیین شده است. برای هر کدام ستون خودش را بگویید. چیزی ثبت نشد.',
  chooseColumns: 'بگویید هر ستون فایل چیست. چیزی هنوز ثبت نشده است.',
  empty: 'زیر سطر عنوان‌ها ردیفی نیست. چیزی ثبت نشد.',
  tooManyRows: `فایل بیش از ${rows} ردیف دارد. آن را به چند فایل بخش کنید. چیزی ثبت نشد.`,
  sentBefore: (moment: string) =>
    `همین فایل پیش‌تر (${moment}) فرستاده شده است. چیزی دوباره ثبت نشد؛ نتیجه آن در فهرست فایل‌ها هست.`,
  tooManyUnknown:
    'در ۲۴ ساعت گذشته خریداران ناشناس زیادی فرستاده‌اید. چند ساعت دیگر دوباره بفرستید. چیزی ثبت نشد.',
  busy: 'فایل‌های دیگری در دست بررسی است. چند لحظه دیگر دوباره بفرستید. چیزی ثبت نشد.',
  failing:
    'خطایی در سامانه رخ داد. این فاکتور ممکن است ثبت شده باشد؛ دوباره «ثبت فاکتورهای آماده» را بزنید، دو بار ثبت نمی‌شود.',
  linesDeleted:
    'مهلت نگهداری ردیف‌های این فایل گذشته و ردیف‌ها پاک شده است؛ شمار آن‌ها می‌ماند. اگر فاکتوری ثبت نشده، آن را در فایل تازه‌ای بفرستید.',
  notMendable:
    'ثبت فاکتورهای این فایل آغاز شده است و ردیف‌هایش دیگر اصلاح نمی‌شود. ردیف‌های ثبت‌نشده را بگیرید و فایل تازه‌ای بفرستید.',
  rowPosted: 'فاکتور این ردیف ثبت شده است و دیگر اصلاح نمی‌شود.',
  rowReady: 'این ردیف آماده ثبت است و نیازی به اصلاح ندارد.',
  rowChanged:
    'این فاکتور هم‌زمان تغییر کرده است. صفحه را تازه کنید و دوباره اصلاح کنید. چیزی ثبت نشد.',
  nothingReady: 'فاکتور آماده‌ای در این فایل نیست. ردیف‌ها را اصلاح کنید و فایل تازه‌ای بفرستید.',
  postedBefore: 'ثبت فاکتورهای این فایل پیش‌تر آغاز شده است. چیزی دوباره ثبت نمی‌شود.',
  creditBlocked: 'اعتبار این خریدار اکنون بسته است. فاکتور را پس از باز شدن آن بفرستید.',
  shortOfCredit:
    'مانده اعتبار این خریدار، با فاکتورهای پیش از این در همین فایل، برای این فاکتور کافی نیست.',
  signatoryMissing:
    'این شرکت هنوز صاحب امضایی ندارد که فاکتور را تأیید کند. از شرکت بخواهید هیئت‌مدیره‌اش را ثبت کند.',
  inColumn: (column: string, message: string) => `«${column}»: ${message}`,
  priceWithDot: 'قیمت ریال کامل است. آن را بی‌نقطه و بی‌ممیز بنویسید، مانند ۱۲٬۰۰۰ یا ۱۲۰۰۰.',
  quantityUnclear:
    'روشن نیست مقدار چند است: هزارگان را بی‌نقطه بنویسید (۱۵۰۰)، و اعشار را با یک یا دو رقم (۱٫۵).',
  formula: (column: string) =>
    `در ستون «${column}» فرمولی هست که حساب نشده است. مقدار آن را بنویسید.`,
  planUnknown: `طرح را یکی از این‌ها بنویسید: ${plans.map((plan) => `«${words.plan[plan]}»`).join('، ')}.`,
  planOpen: 'این خریدار در چند طرح ثبت‌نام کرده است. طرح فاکتور را در ستون «طرح» بنویسید.',
  differs: (column: string, row: number) =>
    `«${column}» با ردیف ${toPersianDigits(row)} که از همین فاکتور است یکی نیست.`,
  repeated: (row: number) =>
    `این ردیف همان ردیف ${toPersianDigits(row)} است. یکی را بردارید، یا تعداد را جمع کنید.`,
  sibling: (row: number) =>
    `ردیف ${toPersianDigits(row)} از همین فاکتور ایراد دارد؛ فاکتور با همه ردیف‌هایش ثبت می‌شود.`,
} as const

/** What a column may be called beside the word of the template; its key does as well. */
const spellings: Readonly<Record<UploadColumn, string>> = {
  externalId: 'invoice number | invoice no',
  buyerPhone: 'شماره موبایل | موبایل | شماره همراه | phone | mobile',
  buyerNationalCode: 'کد ملی | national code',
  companyUniqueId: 'شناسه ملی | company id | national id',
  plan: '',
  itemName: 'شرح کالا | شرح | کالا | item | item name | description',
  unitType: 'unit',
  qty: 'مقدار | quantity',
  price: 'قیمت واحد | قیمت | فی | unit price',
  dueDateInDays: 'مهلت بازپرداخت | مهلت | due days',
  invoicedAt: 'تاریخ فاکتور | تاریخ | invoice date | date',
}
export const headerOf = (column: UploadColumn): string => words.uploadColumn[column]
export const headersOf = (column: UploadColumn): string[] => [
  headerOf(column),
  ...spellings[column].split(' | ').filter((spelling) => spelling !== ''),
]

/** What cells of the column for the plan may say. */
export const planWords: Readonly<Record<Plan, readonly string[]>> = {
  'kasbeno-fmcg-real': [words.plan['kasbeno-fmcg-real'], 'kasbeno-fmcg-real'],
  'kasbeno-digital-real': [words.plan['kasbeno-digital-real'], 'kasbeno-digital-real'],
  'kasbeno-fmcg-legal': [words.plan['kasbeno-fmcg-legal'], 'kasbeno-fmcg-legal'],
}

export const files = {
  template: { name: 'invoices-template', title: 'نمونه فایل فاکتورها' },
  rejected: { name: 'invoices-rejected', title: 'فاکتورهای ثبت‌نشده' },
  result: 'نتیجه',
  reason: 'دلیل',
  example: {
    externalId: 'F-1001',
    buyerPhone: '09121234567',
    buyerNationalCode: '',
    companyUniqueId: '',
    plan: '',
    itemName: 'روغن مایع ۱٫۸ لیتری',
    unitType: 'کارتن',
    qty: '12',
    price: '4500000',
    dueDateInDays: '60',
  },
} as const
