import type { StatementFormat } from '#contracts/statements'
import { savedAs } from '#app/platform/http/saved_as'
import type { MadeFile } from '#app/platform/http/send_file'
import { cellBatches } from '#app/platform/resource/cell_batches'
import * as column from '#app/platform/resource/columns'
import { mimeTypes } from '#app/platform/resource/export_file'
import { makePdf } from '#app/platform/pdf/make_pdf'
import { xlsx } from '#app/platform/resource/xlsx'
import { hasBalance, shownAccounts, type StatementAccount } from '../domain/statement.js'
import { sheet as text } from '../i18n/fa.js'
import type { Statement } from '../queries/statement_of.js'
import { statementDocument } from './statement_document.js'

const pdfType = 'application/pdf'

const about = {
  at: column.jalaliMoment(text.at),
  title: column.text(text.movement),
  distributorName: column.text(text.distributor),
  externalId: column.code(text.number),
  referenceCode: column.code(text.reference),
}

/** Raised, lowered, balance. */
const ofAccount: Record<StatementAccount, [raised: string, lowered: string, balance: string]> = {
  wallet: [text.walletIn, text.walletOut, text.walletBalance],
  line: [text.drawn, text.repaid, text.lineBalance],
  lateFees: [text.lateFeeCharged, text.lateFeeSettled, text.lateFeeBalance],
  writtenOff: [text.writtenOff, text.recovered, text.writtenOffBalance],
}

type Line = Record<string, unknown>

const linesOf = (statement: Statement, accounts: readonly StatementAccount[]): Line[] => {
  const of = (cells: (account: StatementAccount) => Line): Line =>
    Object.assign({}, ...accounts.map(cells))
  const opening = of((account) => ({ [`${account}Balance`]: statement[account].opening }))
  const total = of((account) => ({
    [`${account}Raised`]: statement[account].raised,
    [`${account}Lowered`]: statement[account].lowered,
  }))
  const closing = of((account) => ({ [`${account}Balance`]: statement[account].closing }))
  const moved = statement.items.map((item) => ({
    ...item,
    externalId: item.externalId ?? item.repaidInvoices,
    ...of((account) => ({
      [`${account}Raised`]: item[account] > 0 ? item[account] : null,
      [`${account}Lowered`]: item[account] < 0 ? -item[account] : null,
    })),
  }))
  return [
    { title: text.opening, ...opening },
    ...moved,
    { title: text.total, ...total },
    { title: text.closing, ...closing },
  ]
}

/** A line per movement, between the balances. */
export const statementTable = (statement: Statement) => {
  const accounts = shownAccounts(statement)
  const columns = Object.entries({
    ...about,
    ...Object.fromEntries(
      accounts.flatMap((account) => {
        const [raised, lowered, balance] = ofAccount[account].map(column.rials)
        return [
          [`${account}Raised`, raised],
          [`${account}Lowered`, lowered],
          ...(hasBalance(statement, account) ? [[`${account}Balance`, balance] as const] : []),
        ] as const
      })
    ),
  })
  return {
    headers: columns.map(([, { header }]) => header),
    rows: linesOf(statement, accounts),
    write: (line: Line) => columns.map(([name, { cell }]) => cell(line[name])),
  }
}

const xlsxOf = (statement: Statement): AsyncIterable<Buffer> => {
  const { headers, rows, write } = statementTable(statement)
  return xlsx(text.title, headers, cellBatches(rows, write))
}

const titleOf = ({ cardHolder }: Statement): string =>
  cardHolder ? text.ofCard(cardHolder.name) : text.title

/** @throws InvalidFields for a PDF of too many movements */
export const statementFile = async (
  statement: Statement,
  format: Exclude<StatementFormat, 'json'>,
  asker: string
): Promise<MadeFile> => ({
  mediaType: format === 'pdf' ? pdfType : mimeTypes[format],
  disposition: savedAs(
    { name: 'statement', title: titleOf(statement), days: [statement.from, statement.to] },
    format
  ),
  content:
    format === 'pdf' ? [await makePdf(statementDocument(statement), asker)] : xlsxOf(statement),
})
