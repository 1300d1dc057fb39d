import { fieldWords } from '@kasbeno/api/contracts/words/fields'
import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  fields: { creditLineId: fieldWords.credit },
  permissions: {
    'write-offs.list': 'دیدن بدهی‌های سوخت‌شده',
    'credit.write-off': 'درخواست سوخت کردن بدهی',
  },
  commands: {
    writeOff: {
      label: 'سوخت کردن بدهی',
      title: 'سوخت کردن بدهی %{name}',
      explain:
        'آنچه دیرزمانی از سررسیدش گذشته است پس از تأیید نفر دوم به زیان بانک ثبت و اعتبار برای همیشه بسته می‌شود. مشتری همچنان بدهکار است و هرچه بپردازد وصول شمرده می‌شود.',
      done: 'درخواست ثبت شد و در انتظار نفر دوم است.',
    },
  },
  texts: { writeOffs: { facts: 'بدهی سوخت‌شده', noDebt: 'بر این اعتبار بدهی‌ای نیست.' } },
} satisfies ResourceWords
