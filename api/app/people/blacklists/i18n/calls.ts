/** What each call is for, by the name of its route. */
export const calls = {
  'admin.blacklist_entries.store':
    'افزودن شماره، کد یا حساب به فهرست سیاه؛ از این پس کسب‌وکار تازه‌ای با آن پذیرفته نمی‌شود',
  'admin.blacklist_entries.remove': 'برداشتن یک مورد از فهرست سیاه',
}
