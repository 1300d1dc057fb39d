import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'تمدید |||| تمدیدها',
  fields: {
    hasRenewalCredit: 'با تمدید موافقت شده',
    hasSignedContract: 'قرارداد تمدید امضا شده',
    hasPaidFee: 'کارمزد سال تازه پرداخت شده',
  },
  subjects: { renewals: 'تمدید' },
} satisfies ResourceWords
