import { delegations as text } from '#areas/company/words/delegations.ts'
import type { OnBehalf } from '#core/api/types.ts'
import { toast } from '#core/toast.ts'

interface SigningResultWords {
  signed: string
  refused: string
}

/** API fields and texts of acting for somebody. */
export const useSignFor = (as: OnBehalf | null, own: SigningResultWords) => {
  const said = as ? { signed: text.signed(as.fullName), refused: text.rejected(as.fullName) } : own
  return {
    given: as ? { onBehalfOf: as.phone } : {},
    said,
    /** The document's page shows the result. */
    stay: ({ refusal, signing }: { refusal: string | null; signing: { stop: () => void } }) => {
      toast('success', refusal === null ? said.signed : said.refused)
      signing.stop()
    },
  }
}
