import { DateTime } from 'luxon'
import { words } from '#contracts/words'
import type { PdfDocument } from '#app/platform/pdf/document'
import { formatJalaliMoment, jalaliDate } from '#app/platform/time/jalali'
import { grouped } from '#app/platform/values/money'
import type { Clearance } from '../actions/take_clearance.js'
import { clearance as text, paper } from '../i18n/fa.js'
import { holderFacts } from './holder_facts.js'

/** The letter that an owner owes nothing of a credit, at one moment. */
export const clearanceDocument = ({ plan, holder, line, bankName, at }: Clearance): PdfDocument => {
  const moment = formatJalaliMoment(DateTime.fromJSDate(at))
  return {
    title: text.title,
    madeAt: at.toISOString(),
    footer: text.footer,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ...holderFacts(holder, plan),
          [paper.plan, words.plan[plan]],
          [text.bank, bankName],
          [text.limit, paper.rials(grouped(line.limit))],
          [text.expiresOn, jalaliDate(line.expiresOn)],
          [text.at, moment],
        ],
      },
      { kind: 'paragraph', runs: [{ text: text.clear(holder.name, moment) }] },
      { kind: 'note', text: text.note },
    ],
  }
}
