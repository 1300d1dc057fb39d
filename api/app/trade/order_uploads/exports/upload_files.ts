import Excel from 'exceljs'
import { uploadColumns, type UploadRow } from '#contracts/order_uploads'
import { words } from '#contracts/words'
import { savedAs } from '#app/platform/http/saved_as'
import type { MadeFile } from '#app/platform/http/send_file'
import { mimeTypes } from '#app/platform/resource/export_file'
import { clock } from '#app/platform/time/clock'
import { jalaliDate } from '#app/platform/time/jalali'
import { files, headerOf } from '../i18n/fa.js'

/** Cells are text, so that no zero at the beginning of a phone is lost when they are typed over. */
const asText = '@'
const widths = { column: 20, reason: 70 }

/** Made to be filled in, or mended, and sent again. */
const sheetOf = async (
  { name, title }: { name: string; title: string },
  extra: readonly string[],
  rows: readonly (readonly string[])[]
): Promise<MadeFile> => {
  const book = new Excel.Workbook()
  const sheet = book.addWorksheet(title, {
    views: [{ rightToLeft: true, state: 'frozen', ySplit: 1 }],
  })
  const titles = [...uploadColumns.map(headerOf), ...extra]
  sheet.columns = titles.map((header, at) => ({
    header,
    width: at === uploadColumns.length + 1 ? widths.reason : widths.column,
    style: { numFmt: asText },
  }))
  sheet.getRow(1).font = { bold: true }
  sheet.addRows(rows.map((row) => [...row]))
  return {
    mediaType: mimeTypes.xlsx,
    disposition: savedAs({ name, title }, 'xlsx'),
    content: [Buffer.from(await book.xlsx.writeBuffer())],
  }
}

export const templateFile = (): Promise<MadeFile> => {
  const example = { ...files.example, invoicedAt: jalaliDate(clock.today()) }
  return sheetOf(files.template, [], [uploadColumns.map((column) => example[column])])
}

export const rejectedFile = (rows: readonly UploadRow[]): Promise<MadeFile> =>
  sheetOf(
    files.rejected,
    [files.result, files.reason],
    rows.map(({ cells, status, message }) => [
      ...uploadColumns.map((column) => cells[column]),
      words.uploadRow[status],
      message,
    ])
  )
