import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import type { DistributorReport } from '#contracts/distributor_reports'
import { askedReport } from '#app/desk/distributor_reports/http/asked_report'
import { reportFile } from '#app/desk/distributor_reports/exports/report_file'
import {
  bankReportExportValidator,
  bankReportValidator,
  reportExportValidator,
  reportValidator,
} from '#app/desk/distributor_reports/validators/report_validator'
import { distributorUserOf, staffOf } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { privateFile } from '#app/platform/http/private_file'
import { savedAs } from '#app/platform/http/saved_as'
import { mimeTypes, type ExportFormat } from '#app/platform/resource/export_file'

export default class ReportsController {
  async show(ctx: HttpContext): Promise<DistributorReport> {
    const caller = distributorUserOf(ctx)
    return askedReport(ctx, caller, await reportValidator.validate(ctx.request.qs()))
  }

  async export(ctx: HttpContext) {
    const caller = distributorUserOf(ctx)
    const { format, ...asked } = await reportExportValidator.validate(ctx.request.qs())
    return this.#send(ctx, await askedReport(ctx, caller, asked), format)
  }

  async showToBank(ctx: HttpContext): Promise<DistributorReport> {
    return askedReport(ctx, staffOf(ctx), await bankReportValidator.validate(ctx.request.qs()))
  }

  async exportToBank(ctx: HttpContext) {
    const { format, ...asked } = await bankReportExportValidator.validate(ctx.request.qs())
    return this.#send(ctx, await askedReport(ctx, staffOf(ctx), asked), format)
  }

  async #send(ctx: HttpContext, report: DistributorReport, format: ExportFormat = 'xlsx') {
    const { name, title, from, to, rows } = report
    await transaction((trx) =>
      audit(
        {
          actor: staffOf(ctx),
          command: 'resource.export',
          subject: { type: 'distributor-reports', id: null },
          after: { report: name, format, from, to, rows: rows.length },
        },
        trx
      )
    )
    privateFile(ctx, mimeTypes[format], savedAs({ name, title, days: [from, to] }, format))
    ctx.response.stream(Readable.from(await reportFile(report, format), { objectMode: false }))
  }
}
