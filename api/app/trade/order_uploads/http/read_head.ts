import type { HttpContext } from '@adonisjs/core/http'
import {
  columnField,
  missingColumns,
  orderUploadLimits,
  uploadColumns,
  type ColumnChoice,
  type UploadHeader,
} from '#contracts/order_uploads'
import { InvalidFields } from '#app/platform/errors'
import { readForm } from '#app/platform/http/form_files'
import type { SheetRow } from '#app/platform/workbook/sheet'
import {
  digestOf,
  exactChoice,
  headRows,
  headWith,
  likeliestHead,
  namesTwice,
  suggestedFor,
} from '../domain/headers.js'
import { headerOf, messages } from '../i18n/fa.js'
import { keptChoices } from '../queries/headers.js'
import type { UploadReach } from '../queries/uploads.js'
import type { ChosenHeaders } from '../steps/keep_headers.js'

/** The headers of the file are to be matched by whoever sent it. */
export class ColumnsUnknown extends InvalidFields {
  constructor(message: string, headers: readonly UploadHeader[]) {
    super([{ field: 'file', rule: 'columns', message }])
    this.members.headers = headers
  }
}

export interface AskedHead {
  /** Whoever sends the file says which header is which column. */
  choice: ColumnChoice | null
  /** They want to say it, though every header is known. */
  isAsking: boolean
}

export interface Head {
  columns: ColumnChoice
  /** To be kept once the file is. */
  chosen: ChosenHeaders | null
}

const textIn = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, orderUploadLimits.cell) : ''

export const askedHead = async (ctx: HttpContext): Promise<AskedHead> => {
  const { fields } = await readForm(ctx)
  const chosen = uploadColumns
    .map((column) => [column, textIn(fields[columnField(column)])] as const)
    .filter(([, header]) => header !== '')
  const choice: ColumnChoice = Object.fromEntries(chosen)
  return {
    choice: chosen.length > 0 ? choice : null,
    isAsking: fields.chooseColumns === 'true',
  }
}

const titles = (choice: ColumnChoice): string =>
  missingColumns(choice)
    .map((column) => `«${headerOf(column)}»`)
    .join('، ')

const remembered = async ({ distributorId, branchId }: UploadReach, rows: readonly SheetRow[]) => {
  // What the head office said holds for its branches, and not the other way round.
  const whose = branchId ? [branchId, null] : [null]
  const heads = whose.flatMap((of) =>
    headRows(rows).map((row) => ({ row, digest: digestOf(row, of) }))
  )
  const kept = await keptChoices(
    distributorId,
    heads.map(({ digest }) => digest)
  )
  const head = heads.find(({ digest }) => kept.has(digest))
  return head && { row: head.row, columns: kept.get(head.digest)! }
}

/** What was said before stands first. */
const headersShown = (row: SheetRow, said: ColumnChoice | undefined): UploadHeader[] => {
  if (!said) return suggestedFor(row)
  const of = new Map(uploadColumns.map((column) => [said[column], column]))
  return suggestedFor(row).map(({ header }) => ({ header, column: of.get(header) ?? null }))
}

const isWhole = (choice: ColumnChoice): boolean => missingColumns(choice).length === 0

const matched = (
  rows: readonly SheetRow[],
  choice: ColumnChoice,
  branchId: string | null
): Head => {
  const row = headWith(rows, choice)
  const isTwice = namesTwice(choice)
  if (row && isWhole(choice) && !isTwice)
    return { columns: choice, chosen: { digest: digestOf(row, branchId), columns: choice } }
  const shown = row ?? likeliestHead(rows)
  throw new ColumnsUnknown(
    isTwice ? messages.headerTwice : messages.columnsMissing(titles(row ? choice : {})),
    shown ? headersShown(shown, choice) : []
  )
}

/**
 * By which header each column of a file is filled: as its sender says, as the template's words have it, or as was said
 * of the same headers before.
 * @throws ColumnsUnknown with the headers, where none of these is enough
 */
export const headOf = async (
  reach: UploadReach,
  rows: readonly SheetRow[],
  { choice, isAsking }: AskedHead
): Promise<Head> => {
  if (choice) return matched(rows, choice, reach.branchId)
  const exact = headRows(rows).find((row) => isWhole(exactChoice(row)))
  const kept = exact ? undefined : await remembered(reach, rows)
  const columns = exact ? exactChoice(exact) : kept?.columns
  if (columns && !isAsking) return { columns, chosen: null }
  const row = exact ?? kept?.row ?? likeliestHead(rows)
  throw new ColumnsUnknown(
    columns ? messages.chooseColumns : messages.columnsMissing(titles(row ? exactChoice(row) : {})),
    row ? headersShown(row, columns) : []
  )
}
