import { DateTime } from 'luxon'
import { toPersianDigits } from '#contracts/digits'
import { jalaliDate } from '#app/platform/time/jalali'
import type { PdfBlock, PdfDocument } from '#app/platform/pdf/document'
import { grouped } from '#app/platform/values/money'
import { formText as text } from '../i18n/contract_form.js'
import type { CardHolder } from '../queries/card_holder.js'

interface Parties {
  holder: Pick<
    CardHolder,
    'firstName' | 'lastName' | 'nationalCode' | 'birthDate' | 'phone' | 'ceiling' | 'createdAt'
  >
  company: { companyName: string; companyUniqueId: string }
}

/** For handwritten signatures. */
const blankRows = 4

const signatureTable: PdfBlock = {
  kind: 'table',
  columns: [
    { title: text.holderSigns, share: 1, holds: 'text' },
    { title: text.companySigns, share: 1, holds: 'text' },
  ],
  rows: Array.from({ length: blankRows }, () => [' ', ' ']),
}

/**
 * What a company prints, signs and stamps for a holder's card. The same parties make the same
 * bytes.
 */
export const contractForm = ({ holder, company }: Parties): PdfDocument => {
  const name = `${holder.firstName} ${holder.lastName}`
  return {
    title: text.title,
    madeAt: DateTime.fromJSDate(holder.createdAt).toUTC().toISO()!,
    footer: text.footer(name),
    blocks: [
      { kind: 'heading', text: text.parties },
      {
        kind: 'facts',
        facts: [
          [text.company, company.companyName],
          [text.companyId, toPersianDigits(company.companyUniqueId)],
          [text.holder, name],
          [text.nationalCode, toPersianDigits(holder.nationalCode)],
          [text.birthDate, holder.birthDate === null ? '' : jalaliDate(holder.birthDate)],
          [text.phone, toPersianDigits(holder.phone)],
          [text.ceiling, text.rials(holder.ceiling === null ? null : grouped(holder.ceiling))],
        ],
      },
      { kind: 'heading', text: text.terms },
      {
        kind: 'list',
        isNumbered: true,
        items: text.articles.map((article) => [{ text: article }]),
      },
      { kind: 'heading', text: text.signatures },
      signatureTable,
      { kind: 'note', text: text.note },
    ],
  }
}
