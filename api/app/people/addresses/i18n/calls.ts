/** What each call is for, by the name of its route. */
export const calls = {
  'addresses.addresses.index': 'نشانی‌های مشتری؛ یکی از آن‌ها نشانی تحویل است',
  'addresses.addresses.store': 'افزودن نشانی؛ نخستین نشانی، نشانی تحویل می‌شود',
  'addresses.addresses.select': 'برگزیدن نشانی تحویل',
}
