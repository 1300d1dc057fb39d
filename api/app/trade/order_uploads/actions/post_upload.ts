import { uploadTransitions } from '#contracts/order_uploads'
import { canMove } from '#contracts/transitions'
import type { DistributorUser } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule, Conflict } from '#app/platform/errors'
import { queue } from '#app/platform/jobs/main'
import { clock } from '#app/platform/time/clock'
import { postOrderUpload } from '../jobs/post_order_upload.js'
import { messages } from '../i18n/fa.js'
import { countsOf } from '../queries/rows.js'
import { lockUpload } from '../steps/lock_upload.js'

interface Command {
  actor: DistributorUser
  id: string
}

/** Has the ready invoices of a file sold, in the background and once. */
export default class PostUpload {
  /** @throws NotFound, AlreadyProcessed (409), Conflict once its lines are gone, BusinessRule when nothing is ready */
  async execute({ actor, id }: Command): Promise<{ id: string; status: 'POSTING'; ready: number }> {
    return transaction(async (trx) => {
      const upload = await lockUpload(id, actor, trx)
      if (!canMove(uploadTransitions, upload.status, 'POSTING'))
        throw new AlreadyProcessed(messages.postedBefore)
      if (upload.linesDeletedAt) throw new Conflict(messages.linesDeleted)
      const { ready } = await countsOf(id, trx)
      if (ready === 0) throw new BusinessRule(messages.nothingReady)
      const asked = { posted_by: actor.id, post_asked_at: clock.businessNow().toJSDate() }
      await trx
        .from('order_uploads')
        .where({ id })
        .update({ status: 'POSTING', finished_at: null, ...asked })
      await trx
        .from('order_upload_rows')
        .where({ upload_id: id })
        .where('attempts', '>', 0)
        .update({ attempts: 0 })
      const subject = { type: 'order-uploads', id }
      await audit(
        { actor, command: 'order-uploads.post', subject, after: { invoices: ready } },
        trx
      )
      const data = { uploadId: id, distributorId: actor.distributorId }
      await (await queue()).enqueue(postOrderUpload, data, trx)
      return { id, status: 'POSTING', ready }
    })
  }
}
