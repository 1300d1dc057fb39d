import { InvalidFields } from '#app/platform/errors'
import {
  readWorkbook,
  UnreadableWorkbook,
  type SheetRow,
} from '#app/platform/workbook/read_workbook'
import { messages } from '../i18n/fa.js'
import { resultLinesMax } from '../validators/settlement.js'

const limits = {
  /** 50,000 lines unpack to half of it. */
  unpackedBytesMax: 64 * 2 ** 20,
  charactersMax: 24 * 2 ** 20,
  /** Up to here there is time to name the limit. */
  rowsMax: 2 * resultLinesMax,
  cellsMax: 20 * resultLinesMax,
  columnsMax: 100,
}

/** @throws InvalidFields for no workbook, or too many rows */
export const resultRows = async (file: Buffer): Promise<SheetRow[]> => {
  try {
    return await readWorkbook(file, limits)
  } catch (error) {
    if (!(error instanceof UnreadableWorkbook)) throw error
    throw new InvalidFields([{ field: 'file', rule: 'format', message: messages.resultUnreadable }])
  }
}
