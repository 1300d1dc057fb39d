import type { HttpContext } from '@adonisjs/core/http'
import { fileOf } from '#app/people/owners/files'
import { customerOf } from '#app/platform/audit/actor'
import { sendFile } from '#app/platform/http/send_file'
import { holdersBooks } from '#app/credit/statements/http/holders_books'
import { statementFile } from '#app/credit/statements/exports/statement_file'
import type { Books } from '#app/credit/statements/queries/books'
import { statementOf } from '#app/credit/statements/queries/statement_of'
import { statementValidator } from '#app/credit/statements/validators/statement'

export default class StatementsController {
  async show(ctx: HttpContext) {
    const { owner } = await fileOf(customerOf(ctx), ctx.params.plan)
    return answer(ctx, { owner, cardHolder: null })
  }

  async ofHolder(ctx: HttpContext) {
    return answer(ctx, await holdersBooks(ctx))
  }
}

const answer = async (ctx: HttpContext, books: Books) => {
  const { format = 'json', ...period } = await statementValidator.validate(ctx.request.qs())
  const statement = await statementOf(books, period)
  if (format === 'json') {
    ctx.response.header('Cache-Control', 'private, no-store')
    return statement
  }
  return sendFile(ctx, await statementFile(statement, format, customerOf(ctx).id))
}
