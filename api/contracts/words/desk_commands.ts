/** What the audit trail calls work on leads, calls asked for and reports, on places, and a look at a customer's pages. */
export const deskCommandWords = {
  'contacts.report': 'ثبت گزارش دستی',
  'contacts.claim': 'برداشتن برای پیگیری',
  'contacts.release': 'رها کردن پیگیری',
  'contacts.finish': 'پایان پیگیری',
  'contacts.reject': 'رد',
  'contacts.note': 'نوشتن یادداشت',
  'places.create': 'افزودن صنف یا محل',
  'places.update': 'تغییر صنف یا محل',
  'bank-branches.create': 'افزودن شعبه بانک',
  'bank-branches.update': 'تغییر شعبه بانک',
  'distributors.rename': 'تغییر نام، شناسه یا نشان شرکت پخش',
  'sign-ins.lift-lock': 'باز کردن قفل ورود',
  'sign-ins.reserve-code': 'نگه داشتن کد ورود',
  'sign-ins.look': 'دیدن وضعیت ورود با موبایل',
  'customers.view': 'دیدن صفحه‌های مشتری',
} as const
