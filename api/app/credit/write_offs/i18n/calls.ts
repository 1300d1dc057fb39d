export const calls = {
  'credit.admin.write_off':
    'درخواست سوخت کردن بدهی دیرسررسیدشده یک اعتبار؛ نفر دوم تصمیم می‌گیرد، با dryRun تنها پیش‌نمایش',
}
