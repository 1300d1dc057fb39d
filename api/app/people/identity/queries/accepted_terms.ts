import { termsVersion, type TermsVersion } from '#contracts/terms'
import { prepared } from '#app/platform/database/database'

export interface AcceptedTerms {
  version: TermsVersion
  /** When the version in force was agreed to; null while it was not. */
  acceptedAt: Date | null
}

export const acceptedTerms = async (userId: string): Promise<AcceptedTerms> => {
  const [row] = await prepared<{ acceptedAt: Date }>(
    'accepted_terms',
    `select accepted_at as "acceptedAt" from terms_acceptances where user_id = ? and version = ?`,
    [userId, termsVersion]
  )
  return { version: termsVersion, acceptedAt: row?.acceptedAt ?? null }
}
