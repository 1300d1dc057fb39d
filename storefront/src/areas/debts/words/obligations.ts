import { signedFileTitles } from '@kasbeno/api/contracts/signed_files'
import type { ObligationKind } from '@kasbeno/api/contracts/statements'

export const obligations = {
  title: 'بدهی من و سررسیدها',
  companyTitle: 'بدهی شرکت و سررسیدها',
  cardTitle: 'بدهی این کارت و سررسیدها',
  owed: 'جمع بدهی شما',
  owedByCompany: 'جمع بدهی شرکت',
  owedForCard: 'جمع بدهی خریدهای این کارت',
  emptyForCard: 'بابت خریدهای این کارت بدهی باز نیست.',
  pastDue: 'سررسیدگذشته',
  other: 'با فاکتورها و کارمزدهای قابل پرداخت',
  disputed: 'گزارش مشکل در دست بررسی؛ تا پایان بررسی پرداخت آن لازم نیست',
  disputedOf: (amount: string) =>
    `گزارش مشکل ${amount} ریال دیگر در دست بررسی است و اکنون لازم نیست آن را بپردازید.`,
  list: 'به ترتیب سررسید',
  kinds: {
    INSTALLMENT: 'بدهی فاکتور',
    LATE_FEE: 'دیرکرد',
    PENDING_INVOICE: 'فاکتور پرداخت‌نشده',
    PLATFORM_FEE: 'کارمزد',
    RENEWAL: 'تمدید اعتبار',
  } satisfies Record<ObligationKind, string>,
  due: {
    INSTALLMENT: (date: string) => `سررسید ${date}`,
    LATE_FEE: (date: string) => `از سررسید ${date}`,
    PENDING_INVOICE: (date: string) => `مهلت پرداخت تا ${date}`,
    PLATFORM_FEE: (date: string) => `تا ${date}`,
    RENEWAL: (date: string) => `پایان اعتبار ${date}`,
  } satisfies Record<ObligationKind, (date: string) => string>,
  noDay: 'هر زمان که بخواهید',
  frees: (amount: string) => `اگر امروز بپردازید، ${amount} ریال اعتبار آزاد می‌شود.`,
  cheaper: (amount: string) => `پرداخت از کیف پول: ${amount} ریال، بدون کارمزد بانک.`,
  waitsForBank: 'پس از موافقت بانک قابل پرداخت است.',
  waitsForSignatures: 'پس از امضای صاحبان امضا قابل پرداخت است.',
  empty: 'بدهی و پرداخت بازی ندارید.',
  emptyHint: 'بدهی‌ها، فاکتورهای پرداخت‌نشده و کارمزدها با تاریخشان اینجا دیده می‌شوند.',
  pay: 'پرداخت بدهی',
  clearance: signedFileTitles.CLEARANCE,
  clearanceSaved: 'نامه تسویه حساب ذخیره شد.',
  toStatement: 'صورت‌حساب',
  toCleared: 'مشاهده بدهی‌های تسویه‌شده',
}
