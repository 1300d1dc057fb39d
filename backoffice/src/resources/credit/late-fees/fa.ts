import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  permissions: {
    'late-fees.list': 'دیدن دیرکردها',
    'late-fees.forgive': 'بخشودن دیرکرد',
  },
  commands: {
    forgiveLateFee: {
      label: 'بخشودن دیرکرد',
      title: 'بخشودن دیرکرد %{name}',
      explain:
        'آنچه می‌بخشید از بدهی مشتری کم می‌شود و بازنمی‌گردد. مبلغ بالاتر از آستانه به تأیید نفر دوم می‌رود.',
      amount: 'مبلغ بخشودگی',
      done: 'دیرکرد بخشوده شد.',
      asked: 'درخواست بخشودگی ثبت شد و در انتظار نفر دوم است.',
    },
  },
  texts: {
    lateFees: {
      facts: 'دیرکرد',
      nothingOpen: 'از این دیرکرد چیزی نمانده است.',
      open: 'پرداخت‌نشده',
    },
  },
} satisfies ResourceWords
