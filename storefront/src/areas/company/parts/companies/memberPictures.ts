import { memberPaperKinds } from '@kasbeno/api/contracts/companies'
import { uploadLimits } from '@kasbeno/api/contracts/limits'
import { usePictures } from '#areas/signup/parts/pictures/usePictures.ts'
import { pictureOf } from '#areas/signup/parts/registration/reasons.ts'
import { documents } from '#core/words/documents.ts'
import { legalSignup as text } from '#areas/company/words/legalSignup.ts'

const limit = { maxBytes: uploadLimits.companyMemberImage, tooBig: text.person.pictureTooBig }

/** The national card of a member, both sides. */
export const useMemberPictures = (draft: string) => usePictures(draft, memberPaperKinds, limit)

export const memberPictureLabels = {
  nationalCardFront: documents.nationalCardFront,
  nationalCardBack: documents.nationalCardBack,
}

/** Undefined for none. */
export const memberPictureOf = (reason: string) =>
  pictureOf(reason, {
    pictures: text.person.pictureWords,
    papers: { nationalCardFront: text.person.paperWords },
    fields: text.person.fieldWords,
  })
