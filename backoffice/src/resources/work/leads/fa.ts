import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  permissions: {
    'leads.list': 'دیدن سرنخ‌ها، درخواست‌های تماس و گزارش‌های دستی',
    'leads.work': 'پیگیری سرنخ‌ها، درخواست‌های تماس و گزارش‌های دستی',
  },
  commands: {
    claimContact: {
      label: 'برداشتن',
      title: 'برداشتن برای پیگیری',
      explain: 'این مورد به نام شما در دست پیگیری می‌ماند تا آن را پایان دهید یا رها کنید.',
      done: 'این مورد در دست پیگیری شماست.',
    },
    releaseContact: {
      label: 'رها کردن',
      title: 'رها کردن پیگیری',
      explain: 'این مورد دوباره تازه می‌شود و هر همکاری می‌تواند آن را بردارد.',
      done: 'پیگیری رها شد.',
    },
    finishContact: {
      label: 'پایان پیگیری',
      title: 'پایان پیگیری',
      explain: 'نتیجه را بنویسید تا همکاران بدانند چه شد.',
      done: 'پیگیری پایان یافت.',
    },
    rejectContact: {
      label: 'رد',
      title: 'رد این مورد',
      explain: 'دلیل رد در تاریخچه می‌ماند و به مشتری فرستاده نمی‌شود.',
      done: 'این مورد رد شد.',
    },
    noteContact: {
      label: 'یادداشت',
      title: 'یادداشت برای همکاران',
      explain: 'یادداشت در تاریخچه می‌ماند و مشتری آن را نمی‌بیند.',
      done: 'یادداشت ثبت شد.',
    },
  },
  texts: {
    contacts: {
      claimedAt: 'زمان برداشتن',
      facts: 'آنچه رسیده است',
      work: 'پیگیری',
      customer: 'مشتری کنونی',
      noCustomer: 'هنوز مشتری نیست',
      note: 'یادداشت',
      outcome: 'نتیجه',
      isClaimed: 'این مورد در دست پیگیری است.',
      isNew: 'نخست این مورد را بردارید.',
      isOthers: 'این مورد در دست پیگیری همکار دیگری است.',
      isEnded: 'پیگیری این مورد پایان یافته است.',
      picture: 'تصویر پیوست',
      views: { fresh: 'تازه‌ها', claimed: 'در دست پیگیری', ended: 'پایان‌یافته' },
    },
  },
} satisfies ResourceWords
