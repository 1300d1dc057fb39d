import { DateTime } from 'luxon'
import { toPersianDigits } from '#contracts/digits'
import { words } from '#contracts/words'
import type { ContractType } from '#contracts/contracts'
import { formatJalaliSecond } from '#app/platform/time/jalali'
import type { PdfDocument } from '#app/platform/pdf/make_pdf'
import { document as text } from '../i18n/fa.js'
import { blocksOf } from './html.js'

export interface SignedContract {
  id: string
  contractType: ContractType
  version: number
  html: string
  digest: string
  signedAt: Date
  sessionId: string
  address: string
  agent: string
}

/** What was signed and how it is proven, from the kept row alone: the same file for the owner and the bank. */
export const contractDocument = (signed: SignedContract): PdfDocument => {
  const signedAt = DateTime.fromJSDate(signed.signedAt)
  return {
    title: words.contractType[signed.contractType],
    madeAt: signedAt.toUTC().toISO()!,
    footer: text.footer(signed.id),
    blocks: [
      ...blocksOf(signed.html),
      { kind: 'heading', text: text.evidence },
      {
        kind: 'facts',
        facts: [
          [text.signedAt, formatJalaliSecond(signedAt)],
          [text.version, toPersianDigits(signed.version)],
          [text.id, signed.id],
          [text.digest, signed.digest],
          [text.session, signed.sessionId],
          [text.address, signed.address],
          [text.agent, signed.agent],
        ],
      },
      { kind: 'note', text: text.note },
    ],
  }
}
