import type { CompanyPaperKind } from '@kasbeno/api/contracts/companies'
import { registrationWords } from '@kasbeno/api/contracts/words/registration'

const { nationalCardFront, nationalCardBack } = registrationWords.documentKind

export const sentPapers = {
  title: 'مدارک فرستاده‌شده',
  kinds: {
    officialPaper: 'تصویر روزنامه رسمی',
    nationalCardFront,
    nationalCardBack,
    cardIssuanceContract: 'قرارداد صدور کارت',
  } satisfies Record<CompanyPaperKind, string>,
  of: (kind: string, name: string) => `${kind}، ${name}`,
  failed: 'تصویر نمایش داده نشد.',
  again: 'نمایش دوباره',
  notLoaded: 'تصویر مدارک دریافت نشد. اتصال اینترنت را بررسی کنید.',
  retry: 'دریافت دوباره تصویرها',
}
