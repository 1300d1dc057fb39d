/** What plans and the papers of a business are called, many and one, and their columns. */
export const names = {
  servicePlans: { title: 'طرح‌ها', singular: 'طرح' },
  certificateTypes: { title: 'مدرک‌های کسب‌وکار', singular: 'مدرک کسب‌وکار' },
} as const

export const headers = {
  plan: 'طرح',
  isOpen: 'مشتری تازه می‌پذیرد',
  changedAt: 'آخرین تغییر پذیرش',
  code: 'شناسه',
  position: 'ترتیب',
} as const
