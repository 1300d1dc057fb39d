import { below } from '#app/platform/i18n/below'

/** What each call is for, by the name of its route. */
export const calls = below(['distributor.reports', 'admin.distributor-reports'], {
  show: 'گزارش فروش یا واریزهای شرکت پخش در یک بازه؛ هر سطر فیلتر فهرست پشت عددهایش را دارد',
  export: 'فایل همان گزارش',
})
