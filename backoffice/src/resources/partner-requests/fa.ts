import type { ResourceWords } from '../../manifests/words'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { partnerTokenRules } from '@kasbeno/api/contracts/partners'

export const fa = {
  fields: { partnerClientId: 'برنامه' },
  permissions: {
    'partner-requests.list': 'دیدن درخواست‌های وب‌سرویس',
    'partner-requests.decide': 'تأیید برنامه و توکن شرکا',
  },
  commands: {
    approvePartnerRequest: {
      label: 'تأیید',
      title: 'تأیید %{kind}: %{name}',
      explain: `پس از تأیید، درخواست‌کننده تا ${toPersianDigits(partnerTokenRules.takenWithinHours)} ساعت یک بار توکن را می‌گیرد و به شریک می‌دهد. با توکن، فاکتور ساخته و لغو می‌شود.`,
      done: 'درخواست تأیید شد. درخواست‌کننده توکن را از صفحه برنامه می‌گیرد.',
    },
  },
} satisfies ResourceWords
