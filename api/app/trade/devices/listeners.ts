import { maskedInSms } from '#contracts/cards'
import { isCeilingRefusal } from '#contracts/devices'
import { words } from '#contracts/words'
import { notifyPhone } from '#app/people/notifications/notify'
import { prepared } from '#app/platform/database/database'
import { on } from '#app/platform/events/outbox'
import { grouped } from '#app/platform/values/money'

const keeperSql = `select phone from cardholders_keepers where card_id = ? and removed_at is null`

/** Once a day for each ceiling: who tries again has the display. */
on('CardCeilingRefused', async (event, then, trx) => {
  const { cardId, lastFour, merchantName, amount, refusal, left, day } = event
  if (!isCeilingRefusal(refusal)) return
  const keepers = await prepared<{ phone: string }>('phone_of_keeper', keeperSql, [cardId], trx)
  for (const { phone } of keepers) {
    await notifyPhone(
      phone,
      {
        key: `card-ceiling:${cardId}:${refusal}:${day}`,
        template: 'card-payment-over-ceiling',
        params: {
          amount: grouped(amount),
          card: maskedInSms(lastFour),
          merchant: merchantName,
          ceiling: words.ceilingLeft[refusal],
          left: grouped(left),
        },
      },
      then
    )
  }
})
