/** What each call is for, by the name of its route. */
export const calls = {
  'distributor.orders.uploads.store':
    'بررسی فایل فاکتورهای شرکت پخش بدون ثبت آن‌ها؛ هر ردیف نتیجه و دلیل خود را می‌گیرد',
  'distributor.orders.uploads.template': 'نمونه فایل فاکتورها با عنوان ستون‌ها و یک ردیف نمونه',
  'distributor.orders.uploads.rows': 'ردیف‌های یک فایل فاکتور با نتیجه هر یک',
  'distributor.orders.uploads.mend':
    'اصلاح یک ردیف که فروش آن ممکن نیست؛ فاکتور آن ردیف دوباره بررسی می‌شود و چیزی ثبت نمی‌شود',
  'distributor.orders.uploads.post':
    'ثبت فاکتورهای آماده یک فایل در پس‌زمینه، یک بار؛ پیشرفت آن در فهرست فایل‌هاست',
  'distributor.orders.uploads.rejected':
    'ردیف‌های ثبت‌نشده یک فایل با دلیل هر یک، برای اصلاح و فرستادن دوباره',
}
