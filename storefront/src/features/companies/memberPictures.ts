import { memberPaperKinds } from '@kasbeno/api/contracts/companies'
import { uploadLimits } from '@kasbeno/api/contracts/limits'
import { usePictures } from '#features/pictures/usePictures.ts'
import { pictureOf } from '#features/registration/reasons.ts'
import { documents } from '#i18n/fa/documents.ts'
import { legalSignup as text } from '#i18n/fa/legalSignup.ts'

const limit = { maxBytes: uploadLimits.companyMemberImage, tooBig: text.person.pictureTooBig }

/** The national card of a member, both sides. */
export const useMemberPictures = (draft: string) => usePictures(draft, memberPaperKinds, limit)

export const memberPictureLabels = {
  nationalCardFront: documents.nationalCardFront,
  nationalCardBack: documents.nationalCardBack,
}

/** The picture that a reason speaks of, if it does. */
export const memberPictureOf = (reason: string) =>
  pictureOf(reason, {
    pictures: text.person.pictureWords,
    papers: { nationalCardFront: text.person.paperWords },
    fields: text.person.fieldWords,
  })
