import type { TermsVersion } from '#contracts/terms'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'

/** The first time counts: it is from then on that the person is bound. */
export const acceptTerms = async (
  userId: string,
  version: TermsVersion,
  trx: Trx
): Promise<void> => {
  await trx
    .knexQuery()
    .insert({ user_id: userId, version, accepted_at: clock.systemNow().toJSDate() })
    .into('terms_acceptances')
    .onConflict(['user_id', 'version'])
    .ignore()
}
