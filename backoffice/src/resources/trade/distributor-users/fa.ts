import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  permissions: {
    'distributor-users.list': 'دیدن کاربران شرکت پخش',
    'distributor-users.update': 'ساختن و تغییر کاربران شرکت پخش خود',
  },
  texts: {
    distributorUsers: {
      create: 'کاربر تازه',
      edit: 'تغییر کاربر',
      branch: 'شعبه (خالی: همه شعبه‌ها)',
      roleHint:
        'مدیر فاکتورها، شعبه‌ها و کاربران را می‌گرداند؛ کاربر شعبه فاکتورهای شعبه خود را؛ حسابدار تنها می‌بیند.',
      passwordHint: 'دست‌کم ۱۲ نویسه. کاربر در نخستین ورود آن را عوض می‌کند.',
      forgotten: 'اگر کاربر گذرواژه‌اش را فراموش کرد، با پشتیبانی بانک تماس بگیرد.',
    },
  },
} satisfies ResourceWords
