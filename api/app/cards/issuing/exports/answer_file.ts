import { InvalidFields } from '#app/platform/errors'
import {
  readWorkbook,
  UnreadableWorkbook,
  type SheetRow,
} from '#app/platform/workbook/read_workbook'
import { messages } from '../i18n/fa.js'

const limits = {
  unpackedBytesMax: 16 * 2 ** 20,
  charactersMax: 4 * 2 ** 20,
  rowsMax: 5_000,
  cellsMax: 100_000,
  columnsMax: 50,
}

const refuse = (rule: string, message: string): never => {
  throw new InvalidFields([{ field: 'file', rule, message }])
}

/**
 * @param read null for missing columns
 * @throws InvalidFields for no workbook, or missing columns
 */
export const readAnswerFile = async <Line>(
  file: Buffer,
  read: (rows: readonly SheetRow[]) => Line[] | null,
  columnsMissing: string
): Promise<Line[]> => {
  const rows = await readWorkbook(file, limits).catch((error: unknown) => {
    if (!(error instanceof UnreadableWorkbook)) throw error
    return refuse('format', messages.resultUnreadable)
  })
  const lines = read(rows) ?? refuse('columns', columnsMissing)
  return lines.length ? lines : refuse('required', messages.resultEmpty)
}
