import { InvalidFields } from '#app/platform/errors'
import {
  readWorkbook,
  UnreadableWorkbook,
  type SheetRow,
} from '#app/platform/workbook/read_workbook'
import { messages } from '../i18n/fa.js'
import { resultLinesMax } from '../validators/settlement.js'

const limits = {
  /** A sheet of 50,000 lines unpacks to half of it. */
  unpackedBytesMax: 64 * 2 ** 20,
  charactersMax: 24 * 2 ** 20,
  /** Up to them there is time to say how many there may be. */
  rowsMax: 2 * resultLinesMax,
  cellsMax: 20 * resultLinesMax,
  columnsMax: 100,
}

/** The rows of the bank's answer. @throws InvalidFields for what is no workbook, or more than any answer holds */
export const resultRows = async (file: Buffer): Promise<SheetRow[]> => {
  try {
    return await readWorkbook(file, limits)
  } catch (error) {
    if (!(error instanceof UnreadableWorkbook)) throw error
    throw new InvalidFields([{ field: 'file', rule: 'format', message: messages.resultUnreadable }])
  }
}
