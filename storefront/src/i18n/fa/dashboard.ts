import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import type { CompanyStatus, CompanyStep, MemberRole } from '@kasbeno/api/contracts/companies'
import type { RuleFault, SignatureLevel } from '@kasbeno/api/contracts/quorum'

/** What the dashboard of a company says. company §2 "Company dashboard routes" */
export const dashboard = {
  name: 'داشبورد شرکت',
  pages: {
    home: 'داشبورد',
    signatures: 'مدیریت امضا',
    invoices: 'فاکتورها',
    account: 'حساب کاربری',
  },
  navigation: 'بخش‌های داشبورد',
  exit: 'خروج',
  company: 'شرکت',
  badge: {
    PENDING: 'در انتظار بررسی',
    REJECTED: 'نیازمند اصلاح',
    ACCEPTED: 'احراز شده',
    START: 'تکمیل نشده',
  } satisfies Record<CompanyStatus, string>,

  loginTitle: 'ورود مدیرعامل به داشبورد شرکت',
  loginCodeTitle: 'کد ورود به داشبورد',
  loginHint: 'شماره موبایل مدیرعامل را وارد کنید تا کد ورود برایتان پیامک شود.',
  welcome: 'ورود با موفقیت انجام شد.',
  choose: 'به داشبورد کدام شرکت می‌روید؟',
  noCompany: 'شما مدیرعامل هیچ شرکتی در کسب‌نو نیستید.',
  noCompanyHint: 'داشبورد را مدیرعامل باز می‌کند. اعضای دیگر فاکتورها را روی موبایل امضا می‌کنند.',
  onPhone: 'شرکت‌های من روی موبایل',
  otherPhone: 'ورود با شماره دیگر',

  creditTitle: 'اعتبار شرکت',
  creditLimit: 'سقف اعتبار',
  creditUsed: 'مصرف‌شده',
  usedOf: (used: string, limit: string) => `${used} از ${limit} ریال مصرف شده است.`,
  continueTitle: 'ثبت‌نام شرکت کامل نیست',
  continueHint: 'برای گرفتن اعتبار، مرحله‌های باقی‌مانده را کامل کنید.',
  continueAction: 'ادامه ثبت‌نام',
  allocationTitle: 'در انتظار تخصیص اعتبار',
  allocationHint: 'مدارک شرکت تأیید شده است. پس از تخصیص اعتبار پیامک می‌گیرید.',
  reviewTitle: 'در انتظار بررسی کارشناس',
  reviewHint: 'مدارک شرکت در حال بررسی است. نتیجه با پیامک به شما می‌رسد.',

  accountSections: {
    company: 'اطلاعات شرکت',
    ceo: 'مدیرعامل',
    board: 'اعضای هیئت‌مدیره',
    appointment: 'شعبه بانک',
  } satisfies Record<CompanyStep, string>,
  companyName: 'نام شرکت',
  companyId: 'شناسه ملی',
  guild: 'صنف',
  postalCode: 'کد پستی',
  address: 'نشانی',
  phone: 'شماره موبایل',
  nationalCode: 'کد ملی',
  birthDate: 'تاریخ تولد',
  role: 'سمت',
  level: 'حق امضا',
  levels: {
    MANDATORY: 'امضای الزامی',
    OPTIONAL: 'امضای اختیاری',
    NOT_ALLOWED: 'بدون حق امضا',
  } satisfies Record<SignatureLevel, string>,
  notGiven: 'ثبت نشده',
  noMembers: 'عضوی ثبت نشده است.',
  rejectedBecause: (reason: string) => `این مرحله را کارشناس رد کرد: ${reason}`,
  toStep: 'رفتن به این مرحله',
  branchUnknown: 'شعبه‌ای انتخاب نشده است.',

  signatures: {
    intro: 'قاعده‌ای که هنگام رسیدن فاکتور برقرار باشد، برای همان فاکتور به کار می‌رود.',
    members: 'صاحبان امضا',
    member: 'عضو',
    role: 'سمت',
    roles: { CEO: 'مدیرعامل', BOARD_MEMBER: 'عضو هیئت‌مدیره' } satisfies Record<MemberRole, string>,
    levelOf: (name: string) => `حق امضای ${name}`,
    minimum: 'کمینه امضاهای اختیاری',
    minimumHint: (optional: number) =>
      `از ${toPersianDigits(optional)} عضو با امضای اختیاری، چند نفر باید امضا کنند؟`,
    save: 'ثبت تغییر',
    unchanged: 'چیزی تغییر نکرده است.',
    waits: 'یک تغییر در انتظار تأیید است. تا روشن شدن آن تغییر تازه‌ای ثبت نمی‌شود.',
    faults: {
      negativeMinimum: 'تعداد امضاکنندگان اختیاری نمی‌تواند منفی باشد.',
      minimumAboveOptional: 'کمینه امضاهای اختیاری از شمار امضاکنندگان اختیاری بیشتر است.',
      noSignatory: 'دست‌کم یک امضای الزامی، یا یک امضای اختیاری لازم است.',
    } satisfies Record<RuleFault, string>,
    saved: 'عملیات با موفقیت انجام شد.',
    proposed: 'تغییر ثبت شد و پس از تأیید برقرار می‌شود.',
    pending: 'تغییر در انتظار تأیید',
    proposedBy: (name: string, at: string) => `پیشنهاد ${name} در ${at}`,
    waitingFor: (names: readonly string[]) =>
      names.length > 0
        ? `در انتظار تأیید یکی از این صاحبان امضا: ${names.join('، ')}`
        : 'در انتظار تأیید کارشناس بانک',
    confirm: 'تأیید تغییر',
    refuse: 'رد تغییر',
    withdraw: 'پس گرفتن تغییر',
    confirmed: 'تغییر برقرار شد.',
    refused: 'تغییر کنار گذاشته شد.',
    history: 'تاریخچه قاعده امضا',
    noHistory: 'قاعده‌ای ثبت نشده است.',
    version: (version: number) => `نسخه ${toPersianDigits(version)}`,
    changedBy: (name: string) => `ثبت‌کننده: ${name}`,
    confirmedBy: (name: string) => `تأییدکننده: ${name}`,
    minimumChange: (before: number | null, after: number) =>
      before === null
        ? `کمینه امضای اختیاری: ${toPersianDigits(after)}`
        : `کمینه امضای اختیاری: از ${toPersianDigits(before)} به ${toPersianDigits(after)}`,
    levelChange: (name: string, before: string, after: string) =>
      `${name}: از «${before}» به «${after}»`,
    noMember: 'عضو نیست',
  },

  invoices: {
    search: 'جستجو در شماره، پیگیری یا نام شرکت پخش',
    anyStatus: 'همه وضعیت‌ها',
    export: 'خروجی اکسل',
    exported: 'فایل فاکتورها ذخیره شد.',
    fileName: 'kasbeno-invoices.xlsx',
    distributor: 'شرکت پخش',
    number: 'شماره فاکتور',
    reference: 'شماره پیگیری',
    issuedAt: 'زمان صدور',
    dueDays: 'مهلت (روز)',
    paidAt: 'زمان پرداخت',
    amount: 'مبلغ (ریال)',
    status: 'وضعیت',
    details: 'جزئیات',
    none: '—',
  },

  owed: {
    title: 'بازپرداخت‌های شرکت',
    due: 'سررسید نشده',
    pastDue: 'گذشته از سررسید',
    count: (count: number) => `${toPersianDigits(count)} فاکتور`,
    nothing: 'شرکت بدهی ندارد.',
    waitsForSignature: (count: number) => `در انتظار امضا، ${toPersianDigits(count)} فاکتور`,
    waitsForPayment: (count: number) => `در انتظار پرداخت، ${toPersianDigits(count)} فاکتور`,
    invoices: 'فاکتورهای باز',
    toInvoices: 'دیدن فاکتورها',
    distributors: 'شرکت‌های پخش',
    noDistributors: 'هنوز فاکتوری از شرکت‌های پخش نرسیده است.',
  },
} as const
