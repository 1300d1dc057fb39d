/** What each call is for, by the name of its route. */
export const calls = {
  'admin.phone_changes.store':
    'درخواست تغییر شماره موبایل مشتری: مالکیت شماره تازه استعلام و درخواست به نفر دوم سپرده می‌شود',
}
