import type { CompanyStatus } from '../companies.ts'

export const cardHolderWords = {
  cardHolderStatus: {
    START: 'فرستاده‌نشده',
    PENDING: 'در انتظار بررسی',
    ACCEPTED: 'تأییدشده',
    REJECTED: 'ردشده',
  } satisfies Record<CompanyStatus, string>,
} as const
