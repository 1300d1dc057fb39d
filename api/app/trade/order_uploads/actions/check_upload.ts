import { DateTime } from 'luxon'
import type { UploadAnswer } from '#contracts/order_uploads'
import type { DistributorUser } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { formatJalaliMoment } from '#app/platform/time/jalali'
import { newId } from '#app/platform/values/ids'
import type { UploadedInvoice } from '../domain/invoices.js'
import { messages } from '../i18n/fa.js'
import { countsOf } from '../queries/rows.js'
import { sameFile } from '../queries/uploads.js'
import { countLookups, refuseCurious } from '../steps/count_lookups.js'
import { insertUpload } from '../steps/insert_upload.js'
import { keepHeaders, type ChosenHeaders } from '../steps/keep_headers.js'
import { judgeInvoices } from '../steps/judge.js'

interface Command {
  actor: DistributorUser
  file: { name: string; digest: string }
  /** Read once it is known that the file is a new one. */
  read: () => Promise<{ invoices: UploadedInvoice[]; chosen: ChosenHeaders | null }>
}

/** Says what would become of each invoice of a file, and keeps it; sells nothing. */
export default class CheckUpload {
  /** @throws Conflict (409) for the same file again, InvalidFields for none, Throttled for too many unknown buyers */
  async execute({ actor, file, read }: Command): Promise<UploadAnswer> {
    await this.#refuseSame(actor, file.digest)
    await refuseCurious(actor.distributorId)
    const { invoices, chosen } = await read()
    const judged = await judgeInvoices(actor, invoices)
    await countLookups(actor.distributorId, judged)
    const id = newId()
    const isKept = await transaction(async (trx) => {
      const upload = { id, actor, fileName: file.name, digest: file.digest, judged }
      if (!(await insertUpload(upload, trx))) return false
      if (chosen) await keepHeaders(actor.distributorId, chosen, trx)
      const after = { fileName: file.name, invoices: invoices.length }
      const subject = { type: 'order-uploads', id }
      await audit({ actor, command: 'order-uploads.check', subject, after }, trx)
      return true
    })
    if (!isKept) await this.#refuseSame(actor, file.digest)
    const { counts, ready } = await countsOf(id)
    return { id, counts, invoices: { total: invoices.length, ready } }
  }

  async #refuseSame(actor: DistributorUser, digest: string): Promise<void> {
    const same = await sameFile(digest, actor)
    if (!same) return
    const at = formatJalaliMoment(DateTime.fromJSDate(same.createdAt))
    throw new Conflict(messages.sentBefore(at), { uploadId: same.id })
  }
}
