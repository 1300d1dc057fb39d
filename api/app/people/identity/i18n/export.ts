/** What the export of customers is called. */
export const title = 'مشتریان'

export const headers = { createdAt: 'زمان ثبت‌نام' } as const
