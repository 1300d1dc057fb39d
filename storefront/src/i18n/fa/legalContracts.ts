import type { CompanyStatus } from '@kasbeno/api/contracts/companies'

/** Contracts of those who hold a company's cards. company §2 */
export const legalContracts = {
  menu: 'قراردادهای کارت',
  title: 'قراردادهای کارت',
  empty: 'قراردادی برای نمایش نیست.',
  emptyHint: 'پس از معرفی دارنده کارت در پیشخوان شرکت، قرارداد او اینجا دیده می‌شود.',
  details: 'جزئیات',
  holder: 'دارنده کارت',
  phone: 'شماره موبایل',
  nationalCode: 'کد ملی',
  contract: 'قرارداد صدور کارت',
  uploadedAt: 'زمان بارگذاری',
  notUploaded: 'فایل قرارداد هنوز بارگذاری نشده است.',
  card: 'شماره کارت',
  rejected: 'این قرارداد رد شد',
  missing: 'دارنده کارتی با این شماره پیدا نشد.',
  toList: 'بازگشت به قراردادها',
  statuses: {
    START: 'بارگذاری‌نشده',
    PENDING: 'در دست بررسی',
    ACCEPTED: 'تأییدشده',
    REJECTED: 'ردشده',
  } satisfies Record<CompanyStatus, string>,
}
