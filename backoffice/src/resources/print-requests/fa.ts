import type { ResourceWords } from '../../manifests/words'

export const fa = {
  permissions: {
    'print-requests.list': 'دیدن درخواست‌های لغو چاپ',
    'print-requests.decide': 'تأیید لغو دسته چاپ',
  },
  commands: {
    approvePrintRequest: {
      label: 'تأیید',
      title: 'تأیید %{kind}: دسته %{name}',
      explain:
        'کارت‌هایی که چاپخانه پاسخشان را نداده است به صف چاپ بازمی‌گردند و در دسته بعدی چاپ می‌شوند. پاسخ دیرهنگام این دسته پذیرفته نمی‌شود. پیش از تأیید مطمئن شوید که چاپخانه آن‌ها را چاپ نکرده است.',
      done: 'دسته چاپ لغو شد و کارت‌هایش به صف بازگشتند.',
    },
  },
} satisfies ResourceWords
