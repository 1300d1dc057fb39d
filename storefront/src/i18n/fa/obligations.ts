import type { ObligationKind } from '@kasbeno/api/contracts/statements'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'

export const obligations = {
  title: 'بدهی من و سررسیدها',
  companyTitle: 'بدهی شرکت و سررسیدها',
  owed: 'جمع بدهی شما',
  owedByCompany: 'جمع بدهی شرکت',
  owedForCard: 'جمع بدهی خریدهای این کارت',
  emptyForCard: 'بابت خریدهای این کارت بدهی باز نیست.',
  pastDue: 'سررسیدگذشته',
  other: 'با فاکتورها و کارمزدهای قابل پرداخت',
  list: 'به ترتیب سررسید',
  kinds: {
    INSTALLMENT: 'بازپرداخت',
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
  waitsForBank: 'پس از موافقت بانک و پایان سال کنونی قابل پرداخت است.',
  empty: 'بدهی و پرداخت بازی ندارید.',
  emptyHint: 'بازپرداخت‌ها، فاکتورهای پرداخت‌نشده و کارمزدها با تاریخشان اینجا دیده می‌شوند.',
  pay: 'پرداخت بدهی',
  toStatement: 'صورت‌حساب',
  toCleared: 'بازپرداخت‌های تسویه‌شده',
  count: (count: number) => `${toPersianDigits(count)} مورد`,
}
