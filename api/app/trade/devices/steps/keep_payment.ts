import type { CardPaymentRefusal, CardPaymentStatus } from '#contracts/devices'
import type { PaymentSource } from '#contracts/orders'
import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'

interface NewPayment {
  deviceId: string
  reference: string
  status: CardPaymentStatus
  amount: number
  /** Absent when the reversal came first. */
  card?: { id: string; source: PaymentSource; containerId: string | null }
  orderId?: string
  refusal?: CardPaymentRefusal
  refusalLeft?: number | null
}

const sql = `
  insert into card_payments (id, device_id, reference, status, amount, card_id, payment_source,
    container_id, order_id, refusal, refusal_left, created_at, reversed_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (device_id, reference) do nothing returning id`

/**
 * Concurrent callers wait for the first to commit.
 * @returns the row's id, or undefined when taken
 */
export const keepPayment = async (
  payment: NewPayment,
  client?: Client
): Promise<string | undefined> => {
  const { deviceId, reference, status, amount, card, orderId, refusal, refusalLeft } = payment
  const now = clock.businessNow().toJSDate()
  const [kept] = await prepared<{ id: string }>(
    'keep_card_payment',
    sql,
    [
      newId(),
      deviceId,
      reference,
      status,
      amount,
      card?.id ?? null,
      card?.source ?? null,
      card?.containerId ?? null,
      orderId ?? null,
      refusal ?? null,
      refusalLeft ?? null,
      now,
      status === 'REVERSED' ? now : null,
    ],
    client
  )
  return kept?.id
}
