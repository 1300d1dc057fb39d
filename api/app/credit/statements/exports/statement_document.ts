import { DateTime } from 'luxon'
import { persianText, toPersianDigits } from '#contracts/digits'
import { statementPdfMovementsMax } from '#contracts/statements'
import { words } from '#contracts/words'
import { refusedField } from '#app/platform/errors'
import { jalaliDate, formatJalaliMoment } from '#app/platform/time/jalali'
import {
  pdfAmount,
  type PdfBlock,
  type PdfColumn,
  type PdfDocument,
} from '#app/platform/pdf/make_pdf'
import {
  hasBalance,
  shownAccounts,
  type StatementAccount,
  type StatementLine,
} from '../domain/statement.js'
import { messages, paper as text, sheet } from '../i18n/fa.js'
import { holderFacts } from './holder_facts.js'
import type { CardHolderName } from '../queries/books.js'
import type { Statement } from '../queries/statement_of.js'

const momentOf = (at: Date): string => formatJalaliMoment(DateTime.fromJSDate(at))

/** With its invoice. */
const nameOf = ({ title, distributorName, externalId, repaidInvoices }: StatementLine): string => {
  if (repaidInvoices) return `${title}: ${text.invoices(toPersianDigits(repaidInvoices))}`
  return distributorName && externalId
    ? `${title}: ${text.invoice(distributorName, persianText(externalId))}`
    : title
}

const nameOfHolder = ({ name, phone }: CardHolderName): string =>
  text.named(name, toPersianDigits(phone))

/** Balance last, if any. */
const columnsOf = (account: StatementAccount, isBalanced: boolean): PdfColumn[] => {
  const { raised, lowered } = text.accounts[account]
  const columns: PdfColumn[] = [
    { title: text.at, share: 19, holds: 'text' },
    { title: text.movement, share: isBalanced ? 34 : 51, holds: 'text' },
    { title: raised, share: 15, holds: 'amount' },
    { title: lowered, share: 15, holds: 'amount' },
  ]
  return isBalanced ? [...columns, { title: text.balance, share: 17, holds: 'amount' }] : columns
}

const rowOf =
  (account: StatementAccount, isBalanced: boolean) =>
  (line: StatementLine): string[] => {
    const { at, [account]: amount } = line
    return [
      momentOf(at),
      nameOf(line),
      amount > 0 ? pdfAmount(amount) : '',
      amount < 0 ? pdfAmount(-amount) : '',
      ...(isBalanced ? [pdfAmount(line[`${account}Balance`])] : []),
    ]
  }

/** As a bank writes them. */
const blocksOf = (statement: Statement, account: StatementAccount): PdfBlock[] => {
  const { opening, raised, lowered, closing } = statement[account]
  const names = text.accounts[account]
  const moved = statement.items.filter(({ [account]: amount }) => amount !== 0)
  const isBalanced = hasBalance(statement, account)
  const balances: PdfBlock = {
    kind: 'facts',
    facts: [
      [names.opening, text.rials(pdfAmount(opening))],
      [names.closing, text.rials(pdfAmount(closing))],
    ],
  }
  const total = ['', sheet.total, pdfAmount(raised), pdfAmount(lowered)]
  return [
    { kind: 'heading', text: names.title },
    ...(isBalanced ? [balances] : []),
    moved.length === 0
      ? { kind: 'note', text: text.none }
      : {
          kind: 'table',
          columns: columnsOf(account, isBalanced),
          rows: moved.map(rowOf(account, isBalanced)),
          total: isBalanced ? [...total, pdfAmount(closing)] : total,
        },
  ]
}

/** @throws InvalidFields for too many movements */
export const statementDocument = (statement: Statement): PdfDocument => {
  const { items, holder, cardHolder, plan, from, to, madeAt } = statement
  if (items.length > statementPdfMovementsMax) throw refusedField('to', messages.tooManyForPdf)
  return {
    title: sheet.title,
    madeAt: madeAt.toISOString(),
    footer: text.footer,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ...holderFacts(holder, plan),
          [text.phone, toPersianDigits(holder.phone)],
          ...(cardHolder ? [[text.cardHolder, nameOfHolder(cardHolder)] as [string, string]] : []),
          [text.plan, words.plan[plan]],
          [text.period, text.between(jalaliDate(from), jalaliDate(to))],
          [text.madeAt, momentOf(madeAt)],
        ],
      },
      ...shownAccounts(statement).flatMap((account) => blocksOf(statement, account)),
    ],
  }
}
