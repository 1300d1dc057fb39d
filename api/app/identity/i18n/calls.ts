/** What each call is for, by the name of its route. */
export const calls = {
  'user.otp-start': 'فرستادن کد یک‌بارمصرف ورود',
  'user.otp-resend': 'فرستادن دوباره کد پس از پایان اعتبار',
  'user.otp-verify': 'ورود با کد یک‌بارمصرف',
  'user.refresh-token': 'گرفتن جفت توکن تازه؛ توکن پیشین از کار می‌افتد',
  'user.logout': 'پایان نشست',
  'user.switch': 'رفتن به طرح یا شرکت دیگر با جفت توکن تازه',
  'user.status': 'مشتری این نشست',
  'user.profile': 'مشخصات مشتری',
  'user.terms': 'نسخه قوانین در جریان و زمان پذیرش آن',
  'user.en-complementary': 'ثبت نام لاتین برای کارت',
  'user.plan-profile': 'مشخصات مشتری در یک طرح',
  'admin.sign_ins.show':
    'وضعیت ورود با یک شماره موبایل: قفل‌ها، سقف پیامک، آخرین کد و رسیدن آن، آخرین ورود و نشست‌های باز',
  'admin.sign_ins.lift':
    'باز کردن قفل ورود از یک مرورگر، با دلیل؛ شمار کدهای نادرست می‌ماند و کد نادرست بعدی دوباره قفل می‌کند',
}
