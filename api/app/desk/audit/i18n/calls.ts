/** What each call is for, by the name of its route. */
export const calls = {
  'admin.audit.verify': 'درستی‌سنجی زنجیره ردپا',
}
