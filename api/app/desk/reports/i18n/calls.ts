/** What each call is for, by the name of its route. */
export const calls = {
  'admin.dashboard': 'ارقام داشبورد',
  'admin.search':
    'جست‌وجوی مشتری، فاکتور، کارت، پرداخت و شرکت پخش؛ هر کس آنچه می‌بیند، دست بالا ۲۰ مورد',
}
