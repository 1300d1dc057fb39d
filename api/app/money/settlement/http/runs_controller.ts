import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { RunKind } from '#contracts/settlement'
import ApproveRun from '#app/money/settlement/actions/approve_run'
import ApproveRetry from '#app/money/settlement/actions/approve_retry'
import CancelRun from '#app/money/settlement/actions/cancel_run'
import DownloadBankFile from '#app/money/settlement/actions/download_bank_file'
import ImportResult from '#app/money/settlement/actions/import_result'
import PreviewRun from '#app/money/settlement/actions/preview_run'
import RetryFailed from '#app/money/settlement/actions/retry_failed'
import WithdrawRetry from '#app/money/settlement/actions/withdraw_retry'
import { readResultFile } from '#app/money/settlement/exports/bank_file'
import { bankFile, messages } from '#app/money/settlement/i18n/fa'
import { earlierImport, resultFileOf } from '#app/money/settlement/queries/result_files'
import { expectRun, runDetail } from '#app/money/settlement/queries/run_detail'
import {
  previewValidator,
  resultLinesMax,
  resultValidator,
  retryApprovalValidator,
} from '#app/money/settlement/validators/settlement'
import { staffOf } from '#app/platform/audit/actor'
import { InvalidFields } from '#app/platform/errors'
import { formFiles } from '#app/platform/http/form_files'
import { privateFile } from '#app/platform/http/private_file'
import { savedAs, type Saved } from '#app/platform/http/saved_as'
import { mimeTypes } from '#app/platform/resource/export_file'

const sendWorkbook = (ctx: HttpContext, named: Saved, content: Buffer) => {
  privateFile(ctx, mimeTypes.xlsx, savedAs(named, 'xlsx'))
  return ctx.response.send(content)
}

/** Subclasses say whose addresses they are. */
export default abstract class RunsController {
  abstract readonly kind: RunKind

  @inject()
  async store(ctx: HttpContext, previewRun: PreviewRun) {
    const asked = await ctx.request.validateUsing(previewValidator)
    const id = await previewRun.execute({ kind: this.kind, ...asked, actor: staffOf(ctx) })
    ctx.response.status(201)
    return runDetail(this.kind, id)
  }

  async show(ctx: HttpContext) {
    const { id } = await this.#runOf(ctx)
    return runDetail(this.kind, id)
  }

  @inject()
  async approve(ctx: HttpContext, approveRun: ApproveRun) {
    const { id } = await this.#runOf(ctx)
    await approveRun.execute({ runId: id, actor: staffOf(ctx) })
    return runDetail(this.kind, id)
  }

  @inject()
  async cancel(ctx: HttpContext, cancelRun: CancelRun) {
    const { id } = await this.#runOf(ctx)
    await cancelRun.execute({ runId: id, actor: staffOf(ctx) })
    return runDetail(this.kind, id)
  }

  @inject()
  async retry(ctx: HttpContext, retryFailed: RetryFailed) {
    const { id } = await this.#runOf(ctx)
    const retried = await retryFailed.execute({ runId: id, actor: staffOf(ctx) })
    return { ...(await runDetail(this.kind, id)), retried }
  }

  @inject()
  async approveRetry(ctx: HttpContext, approveRetry: ApproveRetry) {
    const { id } = await this.#runOf(ctx)
    const { requestId } = await ctx.request.validateUsing(retryApprovalValidator)
    await approveRetry.execute({ runId: id, requestId, actor: staffOf(ctx) })
    return runDetail(this.kind, id)
  }

  @inject()
  async withdrawRetry(ctx: HttpContext, withdrawRetry: WithdrawRetry) {
    const { id } = await this.#runOf(ctx)
    await withdrawRetry.execute({ runId: id, actor: staffOf(ctx) })
    return runDetail(this.kind, id)
  }

  @inject()
  async file(ctx: HttpContext, downloadBankFile: DownloadBankFile) {
    const { id } = await this.#runOf(ctx)
    const { number, content } = await downloadBankFile.execute({
      kind: this.kind,
      runId: id,
      actor: staffOf(ctx),
    })
    const named = { name: `payouts-${number}`, title: bankFile.name(number) }
    return sendWorkbook(ctx, named, content)
  }

  /** The evidence on which a failed transfer is retried. */
  async resultFile(ctx: HttpContext) {
    const { id, number } = await this.#runOf(ctx)
    const named = { name: `bank-result-${number}`, title: bankFile.resultName(number) }
    return sendWorkbook(ctx, named, await resultFileOf(id, ctx.params.fileId))
  }

  @inject()
  async result(ctx: HttpContext, importResult: ImportResult) {
    const { id } = await this.#runOf(ctx)
    const file = (await formFiles(ctx)).get('file')
    const { lines } = await ctx.request.validateUsing(resultValidator)
    const read = file ? await readResultFile(file) : lines
    if (read && read.length > resultLinesMax) {
      throw new InvalidFields([{ field: 'file', rule: 'range', message: messages.resultTooLong }])
    }
    if (!read?.length) {
      throw new InvalidFields([{ field: 'lines', rule: 'required', message: messages.resultEmpty }])
    }
    const command = { runId: id, lines: read, file, actor: staffOf(ctx) }
    const earlier = file ? await earlierImport(id, file) : null
    const answers = await importResult.execute(command)
    return { ...(await runDetail(this.kind, id)), answers, earlierImport: earlier }
  }

  #runOf({ params }: HttpContext): Promise<{ id: string; number: number }> {
    return expectRun(this.kind, params.id)
  }
}
