import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { fileOf } from '#app/owners/files'
import { customerOf } from '#app/shared/actor'
import { statementFile } from '#app/statements/exports/statement_file'
import { statementOf } from '#app/statements/queries/statement_of'
import { statementValidator } from '#app/statements/validators/statement'

/** What moved in the wallet and on the line, on the screen or as a file. */
export default class StatementsController {
  async show(ctx: HttpContext) {
    const { format = 'json', ...period } = await statementValidator.validate(ctx.request.qs())
    const customer = customerOf(ctx)
    const { owner } = await fileOf(customer, ctx.params.plan)
    const statement = await statementOf(owner, period)
    ctx.response.header('Cache-Control', 'private, no-store')
    if (format === 'json') return statement
    const file = await statementFile(statement, format, customer.id)
    ctx.response.header('Content-Type', file.mediaType)
    ctx.response.header('Content-Disposition', file.disposition)
    ctx.response.stream(Readable.from(file.content, { objectMode: false }))
  }
}
