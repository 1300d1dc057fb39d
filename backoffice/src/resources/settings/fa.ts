import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'تنظیم |||| تنظیمات',
  fields: {
    id: 'نام',
  },
  subjects: {
    settings: 'تنظیم',
  },
  permissions: {
    'preferences.update': 'تغییر پنجره پیشنهاد',
    'settings.list': 'دیدن تنظیمات',
    'settings.update': 'تغییر تنظیمات',
  },
  texts: {
    specialModal: {
      page: 'پنجره پیشنهاد',
      status: 'نمایش داده می‌شود',
      title: 'عنوان',
      text: 'متن',
      link: 'صفحه‌ای که باز می‌شود (خالی: شارژ کیف پول)',
      from: 'از تاریخ',
      until: 'تا تاریخ',
      choosePicture: 'انتخاب تصویر',
      removePicture: 'برداشتن تصویر',
      preview: 'پیش‌نمایش روی گوشی',
      saved: 'پنجره پیشنهاد ذخیره شد.',
      usualTitle: 'شارژ کیف پول',
      usualText:
        'با موجودی کیف پول می‌توانید فاکتور را نقدی بپردازید یا بدهی خود را بازپرداخت کنید. این مبلغ به سقف اعتبار شما افزوده نمی‌شود.',
      offer: 'مشاهده پیشنهاد',
      action: 'شارژ کیف پول',
      later: 'بعداً',
    },
    settings: {
      change: 'تغییر',
      proposed: 'این تغییر در انتظار تأیید نفر دوم است؛ تا آن زمان مقدار پیشین برقرار است.',
      agree:
        'این مقدار را %{name} پیشنهاد کرده است. با ذخیره همین مقدار، نفر دوم شما هستید و تغییر اعمال می‌شود.',
      ownProposal:
        'پیشنهاد شما در انتظار نفر دوم است. با ذخیره مقدار کنونی، پیشنهاد پس گرفته می‌شود.',
      waits: 'پیشنهاد %{name}، در انتظار نفر دوم:',
      changed: 'تنظیم تازه ذخیره شد.',
    },
  },
} satisfies ResourceWords
