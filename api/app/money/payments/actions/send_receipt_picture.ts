import drive from '@adonisjs/drive/services/main'
import type Payment from '#app/money/payments/models/payment'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { BusinessRule, InvalidFields, NotFound } from '#app/platform/errors'
import {
  dropPapers,
  paperFaults,
  storePapers,
  type SentPapers,
  type StoredPaper,
} from '#app/platform/files/papers'
import { messages } from '../i18n/fa.js'
import { paymentOf, type PaymentState } from '../queries/payment_of.js'
import { lockPayment } from '../steps/decision_request.js'

export const receiptPictureKinds = ['picture'] as const
type ReceiptPicture = SentPapers<(typeof receiptPictureKinds)[number]>

type Transfer = Pick<Payment, 'indicator' | 'status'>

const assertOpen = ({ indicator, status }: Transfer) => {
  if (indicator !== 'OFFLINE' || status !== 'REDIRECTED') {
    throw new BusinessRule(messages.pictureNotTaken)
  }
}

/**
 * Refusals that need no reading of the picture.
 * @throws NotFound for others' payments and for all but a company's CEO; BusinessRule when no transfer is awaited
 */
export const refusePicture = async (actor: CustomerActor, paymentId: string): Promise<void> => {
  if (actor.member && actor.member.role !== 'CEO') throw new NotFound()
  const { indicator, transactionStatus: status } = await paymentOf(actor.owner, paymentId)
  assertOpen({ indicator, status })
}

interface SendCommand {
  actor: CustomerActor
  paymentId: string
  files: ReceiptPicture
}

/**
 * Optional: staff find a transfer by its number. A new picture replaces it while the payment is open and no second
 * person decides. domain "Payments"
 */
export default class SendReceiptPicture {
  /** @throws InvalidFields for what is no picture, and as `refusePicture` */
  async execute({ actor, paymentId, files }: SendCommand): Promise<PaymentState> {
    await refusePicture(actor, paymentId)
    const form = { kinds: receiptPictureKinds, files, messages }
    const faults = await paperFaults(form, () => false)
    if (faults.length > 0) throw new InvalidFields(faults)
    const stored = await storePapers(form, 'receipts')
    const former = await this.#keep(actor, paymentId, stored.picture!).catch(async (error) => {
      await dropPapers(stored)
      throw error
    })
    if (former) await drive.use().delete(former)
    return paymentOf(actor.owner, paymentId)
  }

  #keep(actor: CustomerActor, paymentId: string, picture: StoredPaper): Promise<string | null> {
    return transaction(async (trx) => {
      assertOpen(await lockPayment(paymentId, trx))
      const former = await replace(paymentId, picture, trx)
      const subject = { type: 'payments', id: paymentId }
      await audit({ actor, command: 'payments.show-receipt', subject }, trx)
      return former
    })
  }
}

/** Both deciders must see the same picture. */
const isBeingDecided = async (paymentId: string, trx: Trx): Promise<boolean> => {
  const waiting = { payment_id: paymentId, status: 'PENDING' }
  return (await trx.from('payment_decisions').where(waiting).select('id').first()) !== null
}

/**
 * @returns the replaced file, if any
 * @throws BusinessRule while a second person decides
 */
const replace = async (
  paymentId: string,
  picture: StoredPaper,
  trx: Trx
): Promise<string | null> => {
  const pictures = () => trx.from('receipt_pictures').where({ payment_id: paymentId })
  const former = await pictures().select('file_key').first()
  if (former && (await isBeingDecided(paymentId, trx))) {
    throw new BusinessRule(messages.pictureInUse)
  }
  await pictures().delete()
  const row = { payment_id: paymentId, ...picture, sent_at: clock.businessNow().toJSDate() }
  await trx.insertQuery().table('receipt_pictures').insert(row)
  return former?.file_key ?? null
}
