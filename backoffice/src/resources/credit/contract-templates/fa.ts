import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  permissions: {
    'contract-templates.list': 'دیدن متن‌های قرارداد',
    'contract-templates.update': 'نوشتن متن قرارداد و درخواست اجرا',
    'contract-templates.decide': 'تأیید متن قرارداد',
  },
  commands: {
    newContractText: {
      label: 'نسخه تازه از این متن',
      title: 'نسخه تازه متن قرارداد',
      explain:
        'سطری که با # آغاز شود عنوان است، با - یا شماره بند فهرست، و متن میان ** پررنگ می‌شود. جای خالی‌ها: %{places}',
      done: 'پیش‌نویس تازه ذخیره شد.',
    },
    beginContractText: {
      label: 'متن تازه',
      title: 'متن تازه قرارداد',
      explain:
        'سطری که با # آغاز شود عنوان است، با - یا شماره بند فهرست، و متن میان ** پررنگ می‌شود. جای خالی‌ها: %{places}',
      done: 'پیش‌نویس تازه ذخیره شد.',
    },
    changeContractText: {
      label: 'تغییر پیش‌نویس',
      title: 'تغییر پیش‌نویس قرارداد',
      explain:
        'سطری که با # آغاز شود عنوان است، با - یا شماره بند فهرست، و متن میان ** پررنگ می‌شود. جای خالی‌ها: %{places}',
      done: 'پیش‌نویس ذخیره شد.',
    },
    askInForce: {
      label: 'درخواست اجرا',
      title: 'درخواست به اجرا گذاشتن این متن',
      explain: 'نفر دوم این متن را می‌خواند و تأیید یا رد می‌کند. تا آن زمان متن جاری می‌ماند.',
      done: 'درخواست ثبت شد و در انتظار نفر دوم است.',
    },
  },
  texts: {
    contractTemplates: {
      facts: 'مشخصات',
      preview: 'پیش‌نمایش',
      wanted: 'متنی که اجرا می‌شود',
      difference: 'تفاوت با متن جاری',
      allPlans: 'همه طرح‌ها',
      body: 'متن',
      noDraft: 'این متن پیش‌نویس نیست.',
    },
  },
} satisfies ResourceWords
