import { below } from '#app/platform/i18n/below'

/** What each call is for, by the name of its route. */
export const calls = below(['admin.views', 'distributor.views'], {
  index: 'نماهای ذخیره‌شده فهرست‌ها: از خود و از هم‌نقش‌ها',
  store: 'ذخیره نمای فهرست؛ نمای هم‌نام جایگزین می‌شود',
  destroy: 'حذف نمای خود',
})
