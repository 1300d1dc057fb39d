import { DateTime } from 'luxon'
import { toPersianDigits } from '#contracts/digits'
import { statementPdfMovementsMax } from '#contracts/statements'
import { words } from '#contracts/words'
import { refusedField } from '#app/shared/errors'
import { jalaliDate, jalaliMoment } from '#app/shared/jalali'
import {
  pdfAmount,
  type PdfBlock,
  type PdfColumn,
  type PdfDocument,
} from '#app/shared/pdf/make_pdf'
import { shownAccounts, type StatementAccount, type StatementLine } from '../domain/statement.js'
import { messages, paper as text, sheet } from '../i18n/fa.js'
import type { Statement } from '../queries/statement_of.js'

const momentOf = (at: Date): string => jalaliMoment(DateTime.fromJSDate(at))

/** What moved, with the invoice that it belongs to. */
const nameOf = ({ title, distributorName, externalId }: StatementLine): string =>
  distributorName && externalId
    ? `${title}: ${text.invoice(distributorName, toPersianDigits(externalId))}`
    : title

const columnsOf = (account: StatementAccount): PdfColumn[] => {
  const { raised, lowered } = text.accounts[account]
  return [
    { title: text.at, share: 19, holds: 'text' },
    { title: text.movement, share: 34, holds: 'text' },
    { title: raised, share: 15, holds: 'amount' },
    { title: lowered, share: 15, holds: 'amount' },
    { title: text.balance, share: 17, holds: 'amount' },
  ]
}

const rowOf =
  (account: StatementAccount) =>
  (line: StatementLine): string[] => {
    const { at, [account]: amount } = line
    return [
      momentOf(at),
      nameOf(line),
      amount > 0 ? pdfAmount(amount) : '',
      amount < 0 ? pdfAmount(-amount) : '',
      pdfAmount(line[`${account}Balance`]),
    ]
  }

/** Opening balance, what moved the account and closing balance, as a bank writes them. */
const blocksOf = (statement: Statement, account: StatementAccount): PdfBlock[] => {
  const { opening, raised, lowered, closing } = statement[account]
  const names = text.accounts[account]
  const moved = statement.items.filter(({ [account]: amount }) => amount !== 0)
  return [
    { kind: 'heading', text: names.title },
    {
      kind: 'facts',
      facts: [
        [names.opening, text.rials(pdfAmount(opening))],
        [names.closing, text.rials(pdfAmount(closing))],
      ],
    },
    moved.length === 0
      ? { kind: 'note', text: text.none }
      : {
          kind: 'table',
          columns: columnsOf(account),
          rows: moved.map(rowOf(account)),
          total: ['', sheet.total, pdfAmount(raised), pdfAmount(lowered), pdfAmount(closing)],
        },
  ]
}

/** The statement on paper: whose it is, and each account by itself. @throws InvalidFields for too many movements */
export const statementDocument = (statement: Statement): PdfDocument => {
  const { items, holder, plan, from, to, madeAt } = statement
  if (items.length > statementPdfMovementsMax) throw refusedField('to', messages.tooManyForPdf)
  return {
    title: sheet.title,
    madeAt: madeAt.toISOString(),
    footer: text.footer,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [text.owner, holder.name],
          [text.phone, toPersianDigits(holder.phone)],
          [text.plan, words.plan[plan]],
          [text.period, text.between(jalaliDate(from), jalaliDate(to))],
          [text.madeAt, momentOf(madeAt)],
        ],
      },
      ...shownAccounts(statement).flatMap((account) => blocksOf(statement, account)),
    ],
  }
}
