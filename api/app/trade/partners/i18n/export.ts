/** What the export of the partners' programs says. */
export const title = 'مشتریان وب‌سرویس'

export const headers = {
  scopes: 'دامنه دسترسی',
  isTest: 'آزمایشی',
  tokenIssuedAt: 'زمان توکن',
  lastUsedAt: 'آخرین استفاده',
} as const
