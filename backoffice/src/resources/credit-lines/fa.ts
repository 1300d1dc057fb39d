import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'اعتبار |||| اعتبارها',
  fields: {
    blockReason: 'دلیل مسدودی',
    targetLimit: 'سقف هدف',
    hasRenewalCredit: 'مجاز به تمدید',
    hasSignedContract: 'قرارداد امضاشده',
    hasActivePlatformFee: 'کارمزد امسال پرداخت شده',
  },
  subjects: {
    'credit-lines': 'اعتبار',
  },
  permissions: {
    'credit-lines.list': 'دیدن اعتبارها',
    'credit.allocate': 'تخصیص اعتبار',
    'credit.suspend': 'مسدودسازی و رفع مسدودی',
    'credit.revolve': 'اصلاح گردش اعتبار',
    'credit.grant-renewal': 'موافقت با تمدید اعتبار',
  },
  commands: {
    suspend: {
      label: 'مسدودسازی',
      title: 'مسدودسازی اعتبار',
      explain:
        'تا رفع مسدودی خرید از این اعتبار ممکن نیست. بازپرداخت و پرداخت از کیف پول باز می‌ماند.',
      done: 'اعتبار مسدود شد.',
    },
    unsuspend: {
      label: 'رفع مسدودی',
      title: 'رفع مسدودی اعتبار',
      explain: 'مسدودی‌ای که کارکنان بانک گذاشته‌اند برداشته می‌شود. مسدودی‌های دیگر می‌مانند.',
      done: 'مسدودی برداشته شد.',
    },
    grantRenewal: {
      label: 'موافقت با تمدید',
      title: 'موافقت با تمدید اعتبار',
      explain:
        'با موافقت شما مشتری قرارداد تمدید را امضا و کارمزد سال تازه را پرداخت می‌کند؛ سال تازه پس از این دو آغاز می‌شود.',
      done: 'با تمدید موافقت شد و به مشتری پیامک می‌رود.',
    },
    revolve: {
      label: 'اصلاح گردش اعتبار',
      title: 'اصلاح گردش اعتبار',
      explain: 'بازپرداخت‌هایی که هنوز به اعتبار بازنگشته‌اند دوباره حساب و آزاد می‌شوند.',
      done: 'گردش اعتبار اصلاح و اعتبار مانده آزاد شد.',
      nothing: 'چیزی برای آزاد کردن نبود؛ گردش اعتبار درست است.',
    },
  },
  texts: {
    creditLines: {
      balance: 'مانده اعتبار',
      usage: '%{used} ریال از %{limit} ریال مصرف شده است',
      facts: 'مشخصات',
      blocks: 'مسدودی‌ها',
      noBlocks: 'این اعتبار مسدود نیست.',
      blockReason: 'دلیل',
      blockedAt: 'زمان مسدودسازی',
      note: 'توضیح',
      alreadySuspended: 'این اعتبار را کارکنان بانک پیش‌تر مسدود کرده‌اند.',
      noRenewal: 'این طرح تمدید ندارد.',
      alreadyGranted: 'با تمدید این اعتبار پیش‌تر موافقت شده است.',
      notSuspended: 'این اعتبار را کارکنان بانک مسدود نکرده‌اند.',
    },
  },
} satisfies ResourceWords
