import type { HttpContext } from '@adonisjs/core/http'
import drive from '@adonisjs/drive/services/main'
import type { ExportJob } from '#contracts/exports'
import { staffOf } from '#app/platform/audit/actor'
import { NotFound } from '#app/platform/errors'
import { privateFile } from '#app/platform/http/private_file'
import { savedAs } from '#app/platform/http/saved_as'
import { mimeTypes, type ExportFormat } from '#app/platform/resource/export_file'
import { keptExport, mayStillRead } from '#app/platform/resource/export_job'
import { exportLink, isLinkValid } from '#app/platform/resource/export_link'
import { resourceNamed } from '#app/platform/resource/resource'

/** Large exports, while they are written and afterwards. */
export default class ExportsController {
  /** Progress in per cent; `url` once done. Only for the requester. */
  async show(ctx: HttpContext): Promise<ExportJob> {
    const { id } = ctx.params
    const job = await keptExport(id)
      .where({ staff_user_id: staffOf(ctx).id })
      .first()
    if (!job) throw new NotFound()
    const isDone = job.status === 'DONE'
    if (isDone && !(await mayStillRead(job))) throw new NotFound()
    const share = Math.floor((100 * job.rows_written) / Math.max(1, job.rows_expected))
    return {
      id,
      status: job.status,
      progress: isDone ? 100 : Math.min(99, share),
      rows: job.rows_written,
      ...(isDone && { url: exportLink(id) }),
    }
  }

  /**
   * Authorised by a signed link, because a browser that fetches a file sends no token. The link ends with the
   * requester's rights.
   */
  async file(ctx: HttpContext) {
    const { params, request, response } = ctx
    const job =
      isLinkValid(params.id, request.qs()) &&
      (await keptExport(params.id).where({ status: 'DONE' }).first())
    const resource = job && (await mayStillRead(job)) && resourceNamed(job.resource)
    if (!resource || !(await drive.use().exists(job.file_key))) throw new NotFound()
    const format: ExportFormat = job.format
    privateFile(ctx, mimeTypes[format], savedAs(resource, format))
    response.stream(await drive.use().getStream(job.file_key))
  }
}
