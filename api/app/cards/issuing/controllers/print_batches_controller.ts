import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import CreatePrintBatch from '#app/cards/issuing/actions/create_print_batch'
import DownloadPrintFile from '#app/cards/issuing/actions/download_print_file'
import ImportPrintResult from '#app/cards/issuing/actions/import_print_result'
import { readPrintRows } from '#app/cards/issuing/domain/print_rows'
import { answersIn } from '#app/cards/issuing/http/answers_in'
import { messages, printFile } from '#app/cards/issuing/i18n/fa'
import { staffOf } from '#app/platform/audit/actor'
import { privateFile } from '#app/platform/http/private_file'
import { savedAs } from '#app/platform/http/saved_as'
import { mimeTypes } from '#app/platform/resource/export_file'

export default class PrintBatchesController {
  @inject()
  async store(ctx: HttpContext, createBatch: CreatePrintBatch) {
    const batch = await createBatch.execute({ actor: staffOf(ctx) })
    ctx.response.status(201)
    return batch
  }

  @inject()
  async file(ctx: HttpContext, downloadFile: DownloadPrintFile) {
    const { number, content } = await downloadFile.execute({
      actor: staffOf(ctx),
      batchId: ctx.params.id,
    })
    const named = { name: `cards-${number}`, title: printFile.name(number) }
    privateFile(ctx, mimeTypes.xlsx, savedAs(named, 'xlsx'))
    return ctx.response.send(content)
  }

  @inject()
  async result(ctx: HttpContext, importResult: ImportPrintResult) {
    const lines = await answersIn(ctx, readPrintRows, messages.columnsMissing)
    const command = { actor: staffOf(ctx), batchId: ctx.params.id, lines }
    return { answers: await importResult.execute(command) }
  }
}
