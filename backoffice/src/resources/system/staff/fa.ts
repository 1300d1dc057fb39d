import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  fields: {
    password: 'گذرواژه',
  },
  permissions: {
    'staff.list': 'دیدن کارکنان و نقش‌ها',
    'staff.update': 'تغییر کارکنان و نقش‌ها',
  },
  commands: {
    removeSecondFactor: {
      label: 'برداشتن ورود دومرحله‌ای',
      title: 'برداشتن ورود دومرحله‌ای',
      explain: 'این کارمند تا فعال‌سازی دوباره تنها با گذرواژه وارد می‌شود.',
      done: 'ورود دومرحله‌ای برداشته شد.',
      waits: 'این درخواست در انتظار تأیید نفر دوم است.',
    },
  },
  texts: {
    staff: {
      create: 'کارمند تازه',
      edit: 'تغییر کارمند',
      firstPassword: 'گذرواژه نخست',
      newPassword: 'گذرواژه تازه (برای تغییر)',
      passwordHint: 'دست‌کم ۱۲ نویسه',
      usernameHint: 'با حروف انگلیسی؛ دست‌کم ۳ نویسه از حروف، رقم، نقطه، خط تیره و زیرخط',
      active: 'حساب فعال است',
      distributor: 'شرکت پخش',
      branch: 'شعبه پخش',
      waits: 'این تغییر در انتظار تأیید نفر دوم است و هنوز انجام نشده.',
      twoPeople:
        'حسابی که می‌تواند پول یا دسترسی را تأیید کند با تأیید نفر دوم ساخته، باز یا دگرگون می‌شود.',
      noSecondFactor: 'ورود دومرحله‌ای فعال نیست.',
      ownSecondFactor: 'ورود دومرحله‌ای خود را خودتان نمی‌توانید بردارید.',
    },
  },
} satisfies ResourceWords
