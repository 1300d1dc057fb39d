export const notFound = {
  title: 'این صفحه پیدا نشد.',
  hint: 'نشانی صفحه تغییر کرده یا درست وارد نشده است.',
  action: 'بازگشت به خانه',
}
