import type { SettingKey } from '@kasbeno/api/contracts/settings'
import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'تنظیم |||| تنظیمات',
  fields: { id: 'نام', value: 'مقدار', updatedAt: 'آخرین تغییر' },
  subjects: {
    settings: 'تنظیم',
  },
  permissions: {
    'settings.list': 'دیدن تنظیمات',
    'settings.update': 'تغییر تنظیمات',
  },
  texts: {
    settings: {
      change: 'تغییر',
      proposed: 'این تغییر در انتظار تأیید نفر دوم است؛ تا آن زمان مقدار پیشین برقرار است.',
      agree:
        'این مقدار را %{name} پیشنهاد کرده است. با ذخیره همین مقدار، نفر دوم شما هستید و تغییر اعمال می‌شود.',
      ownProposal:
        'پیشنهاد شما در انتظار نفر دوم است. با ذخیره مقدار کنونی، پیشنهاد پس گرفته می‌شود.',
      waits: 'پیشنهاد %{name}، در انتظار نفر دوم:',
      changed: 'تنظیم تازه ذخیره شد.',
      names: {
        fourEyesAboveRials: 'آستانه تأیید دونفره',
        receiptFourEyesAboveRials: 'آستانه تأیید دونفره فیش بانکی',
        vatRatePpm: 'نرخ مالیات بر ارزش افزوده',
        creditNeedsSignedContract: 'مصرف اعتبار تنها پس از امضای قرارداد',
        throttleAddressPerMinute: 'سقف تلاش ورود از هر نشانی شبکه در دقیقه',
        codeFailuresPerAddressPerHour: 'سقف کدهای نادرست از هر نشانی شبکه در ساعت',
        codesPerAddressPerDay: 'سقف پیامک کد برای هر نشانی شبکه در روز',
        codesPerPhonePerDay: 'سقف پیامک کد برای هر شماره در روز',
        throttlePartnerLookupsPerMinute: 'سقف استعلام مشتری از سوی هر شریک در دقیقه',
        arrearsGraceDays: 'مهلت تأخیر تا مسدودسازی (روز)',
        reapplyAfterDays: 'فاصله درخواست دوباره پس از رد (روز)',
        supportPhone: 'تلفن پشتیبانی',
        SPECIAL_MODAL_STATUS: 'پنجره پیشنهاد شارژ کیف پول',
        SPECIAL_MODAL_TEXT: 'متن پنجره پیشنهاد شارژ',
        SPECIAL_MODAL_IMAGE: 'تصویر پنجره پیشنهاد شارژ',
        SPECIAL_MODAL_IMAGE_TEXT: 'متن جایگزین تصویر پنجره',
        sandboxInquiryFaults: 'خطاهای آزمایشی استعلام‌ها',
        sandboxGatewayFaults: 'خطاهای آزمایشی درگاه پرداخت',
      } satisfies Record<SettingKey, string>,
    },
  },
} satisfies ResourceWords
