/** What each call is for, by the name of its route. */
export const calls = {
  'user.login': 'ورود کارکنان و کاربران شرکت پخش با گذرواژه',
  'me.show': 'کاربر این نشست، حق‌ها و منوهایش',
  'me.password': 'تغییر گذرواژه خود',
  'distributor.password': 'تغییر گذرواژه خود (کاربران شرکت پخش)',
  'me.totp': 'آغاز راه‌اندازی عامل دوم',
  'me.totp-confirm': 'تأیید عامل دوم با نخستین کد',
  'admin.commands.staff.store': 'کارمند تازه',
  'admin.commands.staff.update': 'تغییر کارمند',
  'admin.commands.staff.remove_second_factor': 'برداشتن عامل دوم یک کارمند',
  'distributor.commands.distributor_users.store': 'کاربر تازه شرکت پخش',
  'distributor.commands.distributor_users.update': 'تغییر کاربر شرکت پخش',
  'admin.commands.roles.store': 'نقش تازه',
  'admin.commands.roles.update': 'تغییر حق‌های یک نقش',
}
