import type { CompanyFacts, Name, Office } from '#factories/company_applicant'
import type { demoAway, DemoCompanyState, DemoHolderState, demoMembers } from '#contracts/demo'

const company = (
  [name, guild]: [string, string],
  [city, address]: [string, string],
  ceo: Name
): CompanyFacts => ({ name, guild, city, address, ceo })

export const demoCompanyFacts: Readonly<Record<DemoCompanyState, CompanyFacts>> = {
  'company-registered': company(
    ['بازرگانی سپیده‌دم', 'عمده‌فروشی مواد غذایی'],
    ['تهران', 'خیابان مطهری، پلاک ۸۱'],
    ['بهزاد', 'سپهری']
  ),
  'company-waits': company(
    ['فروشگاه‌های زنجیره‌ای هفت‌رنگ', 'فروشگاه زنجیره‌ای'],
    ['اصفهان', 'خیابان چهارباغ بالا، پلاک ۳۲۰'],
    ['نگار', 'افشار']
  ),
  'company-refused': company(
    ['تعاونی مصرف کارکنان بهار', 'تعاونی مصرف'],
    ['قم', 'بلوار امین، پلاک ۴۴'],
    ['جواد', 'ملکی']
  ),
  'company-accepted': company(
    ['پخش سراسری آوند', 'پخش مواد غذایی'],
    ['شیراز', 'بلوار زند، پلاک ۱۲'],
    ['پریسا', 'نیک‌نام']
  ),
  'company-four-eyes': company(
    ['هایپرمارکت‌های کوروش‌شهر', 'هایپرمارکت'],
    ['مشهد', 'بلوار سجاد، پلاک ۹'],
    ['فرهاد', 'دانشور']
  ),
  'company-fee-due': company(
    ['رستوران‌های زنجیره‌ای باغ‌سرا', 'رستوران زنجیره‌ای'],
    ['تبریز', 'خیابان آزادی، پلاک ۲۷'],
    ['شیرین', 'قاسمی']
  ),
  'company-in-use': company(
    ['زنجیره فروشگاهی مهرگان', 'فروشگاه زنجیره‌ای'],
    ['تهران', 'خیابان شهید بهشتی، پلاک ۲۰۵'],
    ['داریوش', 'مهرجو']
  ),
  'company-blocked': company(
    ['پخش نوین البرز', 'پخش مواد غذایی'],
    ['کرج', 'خیابان درختی، پلاک ۶۶'],
    ['کتایون', 'راد']
  ),
  'company-expired': company(
    ['بازرگانی دریاکنار', 'عمده‌فروشی مواد غذایی'],
    ['اهواز', 'خیابان نادری، پلاک ۱۸'],
    ['ایرج', 'بندری']
  ),
  'company-renewal': company(
    ['فروشگاه‌های پویای شرق', 'فروشگاه زنجیره‌ای'],
    ['مشهد', 'خیابان احمدآباد، پلاک ۷۰'],
    ['هما', 'خراسانی']
  ),
  'company-away': company(
    ['پخش آفتاب جنوب', 'پخش مواد غذایی'],
    ['شیراز', 'بلوار امیرکبیر، پلاک ۱۱۰'],
    ['سیاوش', 'کامیاب']
  ),
}

type DemoMember = keyof typeof demoMembers

/** The board of the company that uses its credit; one of the optional ones is enough. */
export const demoBoard: Readonly<Record<DemoMember, Office>> = {
  mandatory: { name: ['پریسا', 'نیک‌نام'], level: 'MANDATORY', role: 'رئیس هیئت‌مدیره' },
  optional: { name: ['طاهره', 'بهمنی'], level: 'OPTIONAL', role: 'عضو هیئت‌مدیره' },
  another: { name: ['مریم', 'طاهری'], level: 'OPTIONAL', role: 'عضو هیئت‌مدیره' },
  watching: { name: ['کامران', 'صالحی'], level: 'NOT_ALLOWED', role: 'مدیر مالی' },
}

/** Joins that board later, and has no say before the rule is changed. */
export const demoNewcomerOffice: Office = {
  name: ['لیلا', 'فروزان'],
  level: 'NOT_ALLOWED',
  role: 'عضو هیئت‌مدیره',
}

/** The board of the company in which a signatory is away. */
export const demoAwayBoard: Readonly<Record<keyof typeof demoAway, Office>> = {
  absent: { name: ['منصور', 'دلاوری'], level: 'MANDATORY', role: 'رئیس هیئت‌مدیره' },
  delegate: { name: ['نرگس', 'یزدانی'], level: 'NOT_ALLOWED', role: 'مدیر مالی' },
  other: { name: ['رؤیا', 'سهرابی'], level: 'OPTIONAL', role: 'عضو هیئت‌مدیره' },
}

/** Who signs for every other company. */
export const demoSignatory: Office = {
  name: ['آرش', 'کیانی'],
  level: 'MANDATORY',
  role: 'رئیس هیئت‌مدیره',
}

export const demoHolderNames: Readonly<Record<DemoHolderState, Name>> = {
  'holder-waits': ['الهام', 'کاویانی'],
  'holder-refused': ['بابک', 'زند'],
  'holder-contract-signing': ['سمیرا', 'فلاح'],
  'holder-contract-waits': ['حامد', 'شکیبا'],
  'holder-card-printing': ['لاله', 'صدر'],
  'holder-card-delivered': ['مهین', 'صالحی'],
  'holder-card-enabled': ['پیمان', 'رستگار'],
  'holder-card-blocked': ['فرزانه', 'امینی'],
  'holder-removed': ['سیاوش', 'کیانی'],
}

export const demoCompanyReasons = {
  company: 'تصویر روزنامه رسمی خوانا نیست. تصویر واضح‌تری بفرستید.',
  ceo: 'تصویر پشت کارت ملی مدیرعامل نیامده است.',
  board: 'کد ملی این عضو با نام او نمی‌خواند.',
  appointment: 'این شعبه برای حساب شرکت‌ها نوبت ندارد. شعبه دیگری انتخاب کنید.',
  holder: 'تصویر روی کارت ملی خوانا نیست.',
  invoice: 'مقدار روغن از سفارش ما بیشتر است.',
  suspension: 'به درخواست شعبه تا پایان رسیدگی مسدود شد.',
} as const

/** How far an invoice of the company that uses its credit has come. */
export type DemoSigning = 'waits' | 'mandatory-signed' | 'accepted' | 'refused' | 'paid'

/** An invoice to the company; the price in rials. */
export interface DemoCompanyInvoice {
  number: string
  then: DemoSigning
  qty: number
  price: number
}

/** What waits while a signatory is away. */
export const demoAwayInvoices: readonly DemoCompanyInvoice[] = [
  { number: 'AJ-300101', then: 'waits', qty: 10, price: 9_850_000 },
  { number: 'AJ-300102', then: 'waits', qty: 4, price: 14_200_000 },
]

export const demoCompanyInvoices: readonly DemoCompanyInvoice[] = [
  { number: 'MG-200101', then: 'waits', qty: 20, price: 9_850_000 },
  { number: 'MG-200102', then: 'waits', qty: 6, price: 14_200_000 },
  { number: 'MG-200103', then: 'mandatory-signed', qty: 12, price: 7_400_000 },
  { number: 'MG-200104', then: 'accepted', qty: 15, price: 3_150_000 },
  { number: 'MG-200105', then: 'refused', qty: 40, price: 9_850_000 },
  { number: 'MG-200106', then: 'paid', qty: 30, price: 8_350_000 },
]

/** What holders have bought at the demo's device, the one with the enabled card and one who left: references, and rials. */
export const demoCardPurchases = {
  'holder-card-enabled': { '700101': 18_600_000, '700102': 7_450_000 },
  'holder-removed': { '700103': 5_900_000 },
} as const
