/** What the audit trail calls the work on leads, calls asked for and reports. */
export const leadCommandWords = {
  'contacts.report': 'ثبت گزارش دستی',
  'contacts.claim': 'برداشتن برای پیگیری',
  'contacts.release': 'رها کردن پیگیری',
  'contacts.finish': 'پایان پیگیری',
  'contacts.reject': 'رد',
  'contacts.note': 'نوشتن یادداشت',
} as const
