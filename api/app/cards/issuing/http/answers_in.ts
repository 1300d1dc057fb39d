import type { HttpContext } from '@adonisjs/core/http'
import { InvalidFields } from '#app/platform/errors'
import { formFiles } from '#app/platform/http/form_files'
import type { SheetRow } from '#app/platform/workbook/read_workbook'
import { readAnswerFile } from '../exports/answer_file.js'
import { messages } from '../i18n/fa.js'
import { answerFileValidator } from '../validators/card_validators.js'

/** @throws InvalidFields */
export const answersIn = async <Line>(
  ctx: HttpContext,
  read: (rows: readonly SheetRow[]) => Line[] | null,
  columnsMissing: string
): Promise<Line[]> => {
  const file = (await formFiles(ctx)).get('file')
  await ctx.request.validateUsing(answerFileValidator)
  if (!file) {
    throw new InvalidFields([{ field: 'file', rule: 'required', message: messages.resultEmpty }])
  }
  return readAnswerFile(file, read, columnsMissing)
}
