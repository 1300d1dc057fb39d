import { fieldWords } from '@kasbeno/api/contracts/words/fields'
import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  fields: {
    id: fieldWords.firstName,
  },
  permissions: {
    'preferences.update': 'تغییر پنجره پیشنهاد',
    'marketing.read': 'دیدن رقم‌ها و نشان‌های معرفی',
    'marketing.update': 'تغییر رقم‌ها و نشان‌های معرفی',
    'settings.list': 'دیدن تنظیمات',
    'settings.update': 'تغییر تنظیمات',
    'settings.decide': 'تأیید یا رد تغییر تنظیمات',
  },
  texts: {
    marketing: {
      page: 'رقم‌های معرفی',
      creditBillions: 'اعتبار داده‌شده (میلیارد ریال)',
      shops: 'فروشگاه‌هایی که اعتبار دارند',
      distributors: 'شرکت‌هایی که نشانشان کنار مدارک دیده می‌شود',
      distributorsHint: 'دست بالا پنج شرکت، به ترتیب انتخاب؛ اگر خالی باشد، پنج شرکت نخست.',
      saved: 'رقم‌ها و نشان‌های معرفی ذخیره شد.',
    },
    specialModal: {
      page: 'پنجره پیشنهاد',
      status: 'نمایش داده می‌شود',
      title: 'عنوان',
      text: 'متن',
      link: 'صفحه‌ای که باز می‌شود (خالی: شارژ کیف پول)',
      from: 'از تاریخ',
      until: 'تا تاریخ',
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
      transferIban: 'شبای حساب',
      transferHolder: 'صاحب حساب',
      ibanHint: 'IR و ۲۴ رقم؛ شبا و صاحب حساب با هم تغییر می‌کنند.',
      ibanWrong: 'شبا درست نیست. IR و ۲۴ رقم آن را از روی برگه بانک دوباره بنویسید.',
    },
  },
} satisfies ResourceWords
