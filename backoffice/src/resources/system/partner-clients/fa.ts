import type { ResourceWords } from '../../../manifests/words'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { partnerTokenRules } from '@kasbeno/api/contracts/partners'

const overlapDays = toPersianDigits(partnerTokenRules.overlapDays)

export const fa = {
  permissions: {
    'partner-clients.list': 'دیدن مشتریان وب‌سرویس',
    'partner-clients.update': 'درخواست برنامه و توکن، توقف آن، نشانی و کلید وب‌هوک',
  },
  commands: {
    askPartner: {
      label: 'برنامه تازه',
      title: 'برنامه تازه برای یک شریک',
      explain:
        'پس از تأیید نفر دوم، توکن برنامه را شما یک بار از صفحه آن می‌گیرید. فروشگاه زنجیره‌ای، سوییچ کارت و کارت‌خوان را از صفحه پذیرنده با «دستگاه تازه» ثبت کنید.',
      done: 'درخواست در انتظار نفر دوم است.',
    },
    askToken: {
      label: 'توکن تازه',
      title: 'توکن تازه برای %{name}',
      explain: `پس از تأیید نفر دوم، توکن تازه را یک بار از همین صفحه می‌گیرید. توکن پیشین ${overlapDays} روز کنار آن می‌ماند، مگر آن که هنگام گرفتن آن را پایان دهید. برنامه متوقف‌شده با آن دوباره به کار می‌افتد.`,
      done: 'درخواست در انتظار نفر دوم است.',
    },
    stopProgram: {
      label: 'توقف',
      title: 'توقف %{name}',
      explain:
        'همه توکن‌های این برنامه همین حالا بسته می‌شود. فاکتورهای ساخته‌شده می‌مانند. برای به کار افتادن دوباره، توکن تازه درخواست کنید.',
      done: 'برنامه متوقف شد.',
    },
  },
  texts: {
    programs: {
      scope: 'دامنه دسترسی',
      scopeHint:
        'شرکت پخش به فروشگاه و شرکت می‌فروشد؛ حقوقی تنها به شرکت؛ پست مرسوله‌ها را جابه‌جا می‌کند.',
      isTest: 'آزمایشی',
      formerAddress: 'نشانی کنونی',
      granted: 'توکن تازه تأیید شده است و %{name} آن را یک بار می‌گیرد تا',
      formerTokenUntil: 'توکن پیشین نیز پذیرفته می‌شود تا',
      tokenWaits: 'درخواست توکن در انتظار نفر دوم است.',
      takeFirst: 'توکنی که تأیید شده است هنوز گرفته نشده است.',
      deviceEnded: 'دستگاه این برنامه از کار افتاده است.',
      stopDevice: 'این برنامه یک دستگاه است؛ آن را از صفحه دستگاه از کار بیندازید.',
      stopped: 'این برنامه متوقف است.',
      take: {
        label: 'گرفتن توکن',
        title: 'گرفتن توکن برنامه',
        explainFirst: 'توکن ساخته می‌شود و تنها همین یک بار نمایش داده می‌شود.',
        explainNext: `توکن تازه ساخته می‌شود و تنها همین یک بار نمایش داده می‌شود. توکن پیشین ${overlapDays} روز دیگر نیز پذیرفته می‌شود تا شریک جابه‌جا شود.`,
        endsFormerToken: 'توکن پیشین همین حالا بسته شود (لو رفته است)',
      },
      token: {
        shown: 'توکن برنامه',
        once: 'این توکن تنها همین یک بار نمایش داده می‌شود. آن را از راهی امن به شریک برسانید.',
        copy: 'رونوشت توکن',
        copied: 'رونوشت شد',
        kept: 'آن را نگه داشتم',
      },
    },
  },
} satisfies ResourceWords
