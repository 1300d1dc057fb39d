import { keepCeilings } from '#app/onboarding/companies/holder_ceilings'
import { clock } from '#app/platform/time/clock'
import { lockHolder } from './steps/lock_holder.js'

keepCeilings({
  async lock(holderId, trx) {
    await lockHolder(holderId, trx)
  },
  async current(holderId, trx) {
    const row = await trx
      .from('card_holders')
      .where('id', holderId)
      .whereNull('removed_at')
      .select('ceiling', 'national_code')
      .first()
    return row && { ceiling: row.ceiling, nationalCode: row.national_code }
  },
  async set(holderId, ceiling, trx) {
    const updated_at = clock.businessNow().toJSDate()
    await trx.from('card_holders').where('id', holderId).update({ ceiling, updated_at })
  },
})
