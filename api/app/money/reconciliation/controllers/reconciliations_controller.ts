import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { MissingStatement, ReconciliationAnswer } from '#contracts/reconciliation'
import { staffOf } from '#app/platform/audit/actor'
import { one } from '#app/platform/resource/reader'
import { optionalReasonValidator } from '#app/platform/values/validation'
import CloseStatement from '../actions/close_statement.js'
import ImportStatement from '../actions/import_statement.js'
import ResolveLine from '../actions/resolve_line.js'
import { assertPeriod } from '../http/period.js'
import { inTurn, statementFile, statementLines } from '../http/read_statement.js'
import { missingStatements } from '../queries/missing_statements.js'
import lines from '../reconciliation_lines_resource.js'
import { importValidator, resolveValidator } from '../validators/reconciliation.js'

export default class ReconciliationsController {
  @inject()
  async store(ctx: HttpContext, importStatement: ImportStatement): Promise<ReconciliationAnswer> {
    const actor = staffOf(ctx)
    const file = await statementFile(ctx)
    const { source, ...period } = await ctx.request.validateUsing(importValidator)
    assertPeriod(period)
    const read = () => statementLines(file, source, period)
    const answer = await inTurn(() =>
      importStatement.execute({ actor, source, period, file, read })
    )
    ctx.response.status(201)
    return answer
  }

  async missing(): Promise<{ sources: MissingStatement[] }> {
    return { sources: await missingStatements() }
  }

  @inject()
  async resolve(ctx: HttpContext, resolveLine: ResolveLine) {
    const actor = staffOf(ctx)
    const { id } = ctx.params
    await resolveLine.execute({ actor, id, ...(await ctx.request.validateUsing(resolveValidator)) })
    return one(lines, actor, id)
  }

  @inject()
  async close(ctx: HttpContext, closeStatement: CloseStatement) {
    const actor = staffOf(ctx)
    const { id } = ctx.params
    const { reason } = await ctx.request.validateUsing(optionalReasonValidator)
    const requestId = await closeStatement.execute({ actor, id, reason })
    return {
      id: String(id),
      status: requestId ? ('PENDING' as const) : ('CLOSED' as const),
      requestId,
    }
  }
}
