import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  fields: {
    params: 'جای خالی‌ها',
  },
  permissions: {
    'sms-templates.list': 'دیدن متن پیامک‌ها',
    'sms.configure': 'تنظیم متن و فرستنده پیامک',
  },
  commands: {
    askTemplate: {
      label: 'درخواست تغییر متن',
      title: 'متن %{name}',
      explain: 'این متن کد می‌برد و پس از تأیید نفر دوم تغییر می‌کند.',
      done: 'درخواست ثبت شد و در انتظار نفر دوم است.',
    },
  },
  texts: {
    smsTemplates: {
      facts: 'متن و نام‌ها',
      preview: 'روی گوشی مشتری',
      edit: 'تغییر متن',
      shipped: 'متن آغازین',
      isSent: 'این پیامک فرستاده می‌شود',
      changed: 'متن پیامک ذخیره شد.',
    },
  },
} satisfies ResourceWords
