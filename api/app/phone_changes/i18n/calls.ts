/** What each call is for, by the name of its route. */
export const calls = {
  'admin.phone_changes.store':
    'درخواست تغییر شماره موبایل مشتری: مالکیت شماره تازه استعلام و درخواست به نفر دوم سپرده می‌شود',
  'admin.phone_changes.approve': 'تأیید تغییر شماره به دست نفر دوم؛ نشست‌ها و کدها پایان می‌یابند',
  'admin.phone_changes.reject': 'رد تغییر شماره',
  'admin.phone_changes.withdraw': 'پس گرفتن درخواست تغییر شماره به دست درخواست‌کننده',
}
