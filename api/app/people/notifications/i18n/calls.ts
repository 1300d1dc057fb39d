/** What each call is for, by the name of its route. */
export const calls = {
  'admin.commands.sms.store':
    'فرستادن یک پیامک از متن‌های آماده پشتیبانی به یک مشتری؛ با dryRun تنها گفته می‌شود',
  'admin.commands.sms_templates.update': 'تغییر متن، نام‌ها و وضعیت پیامکی که کد نمی‌برد',
  'admin.commands.sms_templates.ask':
    'درخواست تغییر متن پیامکی که کد می‌برد؛ با تأیید نفر دوم انجام می‌شود',
  'admin.commands.sms_providers.update': 'تغییر ترتیب یک فرستنده پیامک',
  'admin.commands.sms_providers.switch_off': 'خاموش کردن یک فرستنده پیامک',
  'admin.commands.sms_providers.ask':
    'درخواست فعال کردن فرستنده پیامک یا تغییر کلید آن؛ با تأیید نفر دوم انجام می‌شود',
  'admin.commands.sms_providers.clear_cache': 'خواندن دوباره تنظیمات پیامک در همه فرایندهای سامانه',
  'sms_providers.clear_cache': 'خواندن دوباره تنظیمات پیامک در همه فرایندها (نشانی دوم)',
}
