export const recordHistory = {
  title: 'رویدادها',
  none: 'رویدادی ثبت نشده است.',
  routine: '%{count} رویداد جزئی',
  fold: 'بستن رویدادهای جزئی',
  older: 'رویدادهای پیشین',
  percent: '%{value}٪',
  inTrail: 'در رد تغییرات',
}

export const notes = {
  title: 'یادداشت‌ها',
  none: 'هنوز یادداشتی نوشته نشده است.',
  text: 'یادداشت تازه',
  hint: 'کارکنان بانک آن را می‌بینند؛ مشتری نمی‌بیند. پس از ثبت تغییر نمی‌کند. Ctrl+Enter ثبت می‌کند.',
  add: 'ثبت یادداشت',
  older: 'یادداشت‌های پیشین',
}
