import type { Permission } from '#contracts/identity'
import CreateSale from '#app/trade/orders/actions/create_sale'
import db from '@adonisjs/lucid/services/db'
import type { DistributorUser } from '#app/platform/audit/actor'
import { defineJob } from '#app/platform/jobs/queue'
import { staffWith } from '#app/platform/resource/staff_with'
import { clock } from '#app/platform/time/clock'
import { verdictOf } from '../domain/verdict.js'
import { messages } from '../i18n/fa.js'
import { mayTryAgain, nextToPost, type InvoiceToPost } from '../queries/to_post.js'
import { uploadToPost, type Upload } from '../queries/uploads.js'

const permission: Permission = 'order-uploads.post'

/** Who had it posted, while they may still sell where the file was sent from. */
const posterOf = async (upload: Upload): Promise<DistributorUser | null> => {
  const staff = await staffWith(permission, upload.postedBy!)
  const { distributorId } = upload
  if (staff?.distributorId !== distributorId) return null
  return staff.branchId && staff.branchId !== upload.branchId ? null : { ...staff, distributorId }
}

const linesOf = (uploadId: string, { externalId }: InvoiceToPost) =>
  db
    .from('order_upload_rows')
    .where({ upload_id: uploadId, external_id: externalId })
    .whereNull('order_id')

const end = (id: string, status: 'DONE' | 'STOPPED') =>
  db
    .from('order_uploads')
    .where({ id, status: 'POSTING' })
    .update({ status, finished_at: clock.businessNow().toJSDate() })

/** Sold as a program sells. A sale whose line was not noted any more is not made twice: its number is known. */
const sell = async (actor: DistributorUser, uploadId: string, invoice: InvoiceToPost) => {
  try {
    const { id } = await new CreateSale().execute({ actor, ...invoice.sale })
    // Whatever a second run wrote meanwhile: it is sold.
    const sold = { order_id: id, status: 'READY', field: null, message: messages.posted }
    await linesOf(uploadId, invoice).update(sold)
  } catch (error) {
    await linesOf(uploadId, invoice).where('status', 'READY').update(verdictOf(error))
  }
}

/** What fails for no reason of its own is tried later, and holds back none behind it. @returns the failure */
const post = async (actor: DistributorUser, uploadId: string, invoice: InvoiceToPost) => {
  try {
    await sell(actor, uploadId, invoice)
    return null
  } catch (error) {
    await linesOf(uploadId, invoice)
      .where('status', 'READY')
      .update({ attempts: db.raw('attempts + 1'), message: messages.failing })
    return error
  }
}

/** Each ready invoice once. @returns how it ended, and what failed; undefined where nothing is to be posted */
const postAll = async (uploadId: string) => {
  const tried: string[] = []
  let failure: unknown = null
  for (;;) {
    const upload = await uploadToPost(uploadId)
    if (!upload) return undefined
    const actor = await posterOf(upload)
    if (!actor) return { status: 'STOPPED' as const, failure: null }
    const invoice = await nextToPost(uploadId, tried)
    if (!invoice) return { status: failure ? ('STOPPED' as const) : ('DONE' as const), failure }
    const failed = await post(actor, uploadId, invoice)
    if (!failed) continue
    failure = failed
    tried.push(invoice.externalId)
  }
}

/** Sells the ready invoices of a file one by one. What ends in between goes on where it was. */
export const postOrderUpload = defineJob<{ uploadId: string; distributorId: string }>({
  name: 'post-order-upload',
  parallel: 2,
  groupOf: ({ distributorId }) => distributorId,
  run: async ({ uploadId }) => {
    const ended = await postAll(uploadId)
    if (!ended) return
    if (ended.failure && (await mayTryAgain(uploadId))) throw ended.failure
    await end(uploadId, ended.status)
  },
})
