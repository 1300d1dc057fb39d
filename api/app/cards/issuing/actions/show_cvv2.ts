import { inject } from '@adonisjs/core'
import { cardRules, showsCvv2, takesCode } from '#contracts/cards'
import { recordAttempt, forgetAttempt } from '#app/people/identity/daily_attempts'
import { OneTimeCodes } from '#app/people/identity/one_time_codes'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { cardCode } from '../domain/card_code.js'
import { messages } from '../i18n/fa.js'
import { cardIssuer } from '../issuers.js'
import { cardKeeper, type CardCall } from '../queries/card_keeper.js'
import { issued, lockCard, newestCard, type CardRow } from '../steps/lock_card.js'

interface ShowCommand extends CardCall {
  /** Of a card in use. */
  otpSecret?: string
}

/**
 * Each view is counted, audited and not stored. Before its activation a card shows it without a code: whoever holds it
 * reads it there too.
 * @throws NotFound, Conflict unless in the holder's hand, OtpWrong (400), Throttled beyond a day's views
 */
@inject()
export default class ShowCvv2 {
  constructor(private codes: OneTimeCodes) {}

  async execute({ actor, otpSecret, ...call }: ShowCommand): Promise<{ cvv2: string }> {
    const shown = await newestCard(await cardKeeper({ actor, ...call }))
    const takes = otpSecret !== undefined
    assertShown(shown, takes)
    const scope = cardCode(actor, shown.id, 'CVV2')
    const code = takes && (await this.codes.check({ ...scope, code: otpSecret }))
    const views = { purpose: 'CARD_CVV2_VIEW', who: shown.id }
    await recordAttempt({
      ...views,
      isRight: false,
      max: cardRules.cvv2ViewsPerDay,
      message: messages.cvv2ViewsSpent,
    })
    const cvv2 = await cardIssuer()
      .cvv2(issued(shown))
      .catch(async (error: unknown) => {
        await forgetAttempt(views)
        throw error
      })
    await transaction(async (trx) => {
      const locked = await lockCard(shown.id, trx)
      assertShown(locked, takes)
      await trx.from('cards').where({ id: locked.id }).increment('cvv2_views', 1)
      if (code) await this.codes.consume(code, trx)
      const subject = { type: 'cards', id: locked.id }
      await audit({ actor, command: 'cards.show-cvv2', subject }, trx)
    })
    return { cvv2 }
  }
}

const assertShown = ({ status }: CardRow, takes: boolean) => {
  if (takes ? takesCode.CVV2(status) : showsCvv2(status)) return
  throw new Conflict(takesCode.CVV2(status) ? messages.cvv2TakesCode : messages.noCvv2)
}
