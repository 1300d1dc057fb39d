/** What the export of the partners' programs says. */
export const title = 'مشتریان وب‌سرویس'

export const headers = { scopes: 'دامنه', isTest: 'آزمایشی' } as const
