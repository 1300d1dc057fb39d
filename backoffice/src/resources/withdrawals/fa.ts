import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'برداشت از کیف پول |||| برداشت‌های کیف پول',
  fields: {
    ownerType: 'نوع مشتری',
    cash: 'مانده کیف پول',
    ibanAnsweredAt: 'زمان پاسخ استعلام',
    waitsForMember: 'در انتظار صاحب امضای شرکت',
    proposedAt: 'زمان تأیید نخست',
  },
  subjects: { withdrawals: 'برداشت از کیف پول' },
  permissions: {
    'withdrawals.list': 'دیدن برداشت‌های کیف پول',
    'withdrawals.decide': 'تأیید و رد برداشت‌های کیف پول',
  },
  commands: {
    approveWithdrawal: {
      label: 'تأیید',
      title: 'تأیید برداشت از کیف پول',
      explain:
        '%{amount} ریال از کیف پول %{name} با تسویه بعدی به شبای %{iban} واریز می‌شود. بالاتر از آستانه، همکار دیگری هم باید تأیید کند.',
      done: 'برداشت تأیید شد و با تسویه بعدی به بانک می‌رود.',
      waits: 'تأیید شما ثبت شد. برای این مبلغ تأیید همکار دیگری هم لازم است.',
    },
    refuseWithdrawal: {
      label: 'رد',
      title: 'رد برداشت از کیف پول',
      explain: '%{amount} ریال به کیف پول %{name} برمی‌گردد و دلیل شما به او پیامک می‌شود.',
      done: 'برداشت رد شد و مبلغ به کیف پول برگشت.',
    },
  },
  texts: {
    withdrawals: {
      facts: 'برداشت',
      evidence: 'گواه‌ها',
      ended: 'درباره این برداشت پیش‌تر تصمیم گرفته شده است.',
      atBank: 'این برداشت به بانک رفته یا پایان یافته است.',
      inquiryRuns: 'استعلام شبا هنوز پاسخ نداده است.',
      memberFirst: 'نخست صاحب امضای الزامی دیگری از شرکت باید آن را تأیید کند.',
      own: 'تأیید نخست را خودتان داده‌اید؛ نفر دوم همکار دیگری است.',
      awaitsSecond: 'تأیید نخست را %{maker} داده است. همکار دیگری باید تصمیم بگیرد.',
      unavailable:
        'استعلام شبا پاسخ نداد. نام صاحب حساب را خودتان با نام صاحب کیف پول بسنجید و سپس تصمیم بگیرید.',
      views: { waiting: 'در انتظار تصمیم', toSend: 'آماده فرستادن', atBank: 'نزد بانک' },
    },
  },
} satisfies ResourceWords
