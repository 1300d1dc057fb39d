import db from '@adonisjs/lucid/services/db'
import type { PaymentStatus } from '#contracts/payments'
import { clock } from '#app/platform/time/clock'

interface Left {
  status: Extract<PaymentStatus, 'REDIRECTED' | 'REQUEST_ERROR'>
  gateway_token?: string
  failure?: string
}

/** @returns whether it was still CREATED */
export const transitionFromCreated = async (id: string, left: Left): Promise<boolean> => {
  const updated_at = clock.businessNow().toJSDate()
  const moved = await db
    .from('payments')
    .where({ id, status: 'CREATED' satisfies PaymentStatus })
    .update({ ...left, updated_at }, ['id'])
  return moved.length > 0
}
