/** What each call is for, by the name of its route. */
export const calls = {
  'admin.marketing': 'رقم‌های معرفی و شرکت‌هایی که نشانشان دیده می‌شود',
  'admin.change_marketing': 'تغییر رقم‌های معرفی و پنج شرکت پخش',
  'settings.picture': 'تصویر پنجره پیشنهاد؛ هر تصویر نشانی خود را دارد',
  'admin.special_modal': 'پنجره پیشنهاد با بازه نمایش، همان‌گونه که تنظیم شده است',
  'settings.change_special_modal.by_preference': 'تغییر پنجره پیشنهاد، با تصویر اگر باشد',
  'settings.change_special_modal.by_staff': 'تغییر پنجره پیشنهاد، با تصویر اگر باشد',
  'admin.settings.update': 'تغییر یک تنظیم',
  'settings.index': 'تنظیمات همگانی برنامه',
  'settings.preference': 'تنظیمات همگانی برنامه (نشانی دوم)',
  'settings.bank_branch': 'شعبه‌ای که اعتبار را تمدید می‌کند',
  'settings.show_contract': 'آیا متن قرارداد پیش از امضا نمایش داده شود',
  'settings.special_model': 'پیام ویژه صفحه خانه (نشانی دوم)',
  'settings.special_modal': 'پیام ویژه صفحه خانه',
}
