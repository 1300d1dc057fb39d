import type { CompanyStatus } from '../companies.ts'

/** How the bank stands to who holds a company's card, and to the contract for it. */
export const cardHolderWords = {
  cardHolderStatus: {
    START: 'فرستاده‌نشده',
    PENDING: 'در انتظار بررسی',
    ACCEPTED: 'تأییدشده',
    REJECTED: 'ردشده',
  } satisfies Record<CompanyStatus, string>,
} as const
