import { orderUploadLimits, type UploadRowStatus } from '#contracts/order_uploads'
import { transaction, type Trx } from '#app/platform/database/database'
import { takeTurns } from '#app/platform/database/take_turns'
import { Throttled } from '#app/platform/errors'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'
import { buyersAskedAbout } from '../queries/uploads.js'
import type { JudgedInvoice } from './judge.js'

const hour = 3_600
const { unknownBuyersPerDay } = orderUploadLimits

/** Whose answers say that a buyer is nobody's, kept out, or a company that is here. */
const tellsOfBuyers = new Set<UploadRowStatus>(['UNKNOWN_BUYER', 'BLOCKED', 'SIGNATORY_MISSING'])

const tooMany = () => new Throttled(hour, messages.tooManyUnknown)

/** Before anything is asked. @throws Throttled */
export const refuseCurious = async (distributorId: string): Promise<void> => {
  if ((await buyersAskedAbout(distributorId)) >= unknownBuyersPerDay) throw tooMany()
}

const count = async (distributorId: string, buyers: number, trx: Trx): Promise<boolean> => {
  await takeTurns(`order-upload-lookups:${distributorId}`, trx)
  const before = await buyersAskedAbout(distributorId, trx)
  const asked_at = clock.businessNow().toJSDate()
  await trx
    .table('order_upload_lookups')
    .insert({ id: newId(), distributor_id: distributorId, buyers, asked_at })
  return before + buyers > unknownBuyersPerDay
}

/**
 * Counts what the answers would tell, before they are told; what is refused is counted too, or a refusal would tell it
 * free of charge. @throws Throttled
 */
export const countLookups = async (
  distributorId: string,
  judged: readonly JudgedInvoice[]
): Promise<void> => {
  const told = judged.filter(({ verdict }) => verdict && tellsOfBuyers.has(verdict.status)).length
  if (told === 0) return
  if (await transaction((trx) => count(distributorId, told, trx))) throw tooMany()
}
