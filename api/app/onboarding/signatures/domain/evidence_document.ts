import { DateTime } from 'luxon'
import { toPersianDigits } from '#contracts/digits'
import { words } from '#contracts/words'
import { formatJalaliSecond } from '#app/platform/time/jalali'
import { grouped } from '#app/platform/values/money'
import type { PdfBlock, PdfDocument } from '#app/platform/pdf/document'
import { evidenceText as text } from '../i18n/evidence.js'
import { messages } from '../i18n/fa.js'
import type { Evidence, KeptRound, KeptSignature } from '../queries/evidence.js'

const momentOf = (iso: string) => formatJalaliSecond(DateTime.fromISO(iso))

const nameOf = ({ name, onBehalfOf }: KeptSignature) =>
  onBehalfOf ? messages.onBehalf(name, onBehalfOf) : name

const signatureBlocks = (given: KeptSignature): PdfBlock[] => [
  {
    kind: 'facts',
    facts: [
      [text.signer, `${nameOf(given)} | ${toPersianDigits(given.phone)}`],
      [text.nationalCode, given.nationalCode ? toPersianDigits(given.nationalCode) : text.unknown],
      [text.role, words.memberRole[given.role]],
      ...(given.level ? ([[text.level, words.signatureLevel[given.level]]] as const) : []),
      ...(given.delegationId ? ([[text.delegation, given.delegationId]] as const) : []),
      [text.answer, words.signatureAnswer[given.answer]],
      ...(given.reason ? ([[text.reason, given.reason]] as const) : []),
      [text.method, words.signatureMethod[given.method]],
      [text.signedAt, momentOf(given.signedAt)],
      // A contract has none.
      ...(given.amount > 0 ? ([[text.amount, text.rials(grouped(given.amount))]] as const) : []),
      [text.digest, given.digest],
      [text.id, given.id],
      [text.proof, given.proofId],
      [text.session, given.sessionId],
      [text.address, given.address],
      [text.agent, given.agent],
    ],
  },
]

const roundBlocks = (round: KeptRound): PdfBlock[] => [
  { kind: 'heading', text: round.title },
  ...round.content
    .split('\n')
    .map((line): PdfBlock => ({ kind: 'paragraph', runs: [{ text: line }] })),
  {
    kind: 'facts',
    facts: [
      [text.beganAt, momentOf(round.beganAt)],
      [text.digest, round.digest],
    ],
  },
  { kind: 'heading', text: text.signatures },
  ...(round.signatures.length > 0
    ? round.signatures.flatMap(signatureBlocks)
    : [{ kind: 'note', text: text.none } as const]),
]

/** What happened last: the file has it as its time, so that the same evidence makes the same bytes. */
const lastOf = ({ rounds }: Evidence): string =>
  rounds
    .flatMap(({ beganAt, signatures }) => [beganAt, ...signatures.map(({ signedAt }) => signedAt)])
    .map((iso) => DateTime.fromISO(iso).toUTC().toISO()!)
    .sort()
    .at(-1)!

/** All that was signed of a document, from the kept rows alone. */
export const evidenceDocument = (evidence: Evidence): PdfDocument => ({
  title: text.title,
  madeAt: lastOf(evidence),
  footer: text.footer(evidence.id),
  blocks: [
    {
      kind: 'facts',
      facts: [
        [text.company, evidence.companyName],
        [text.companyId, toPersianDigits(evidence.companyUniqueId)],
        [text.status, words.approbation[evidence.status]],
        [text.document, evidence.documentId],
        [text.rule, text.ruleOf(evidence.ruleVersion, evidence.minimumOptional)],
        ...(evidence.isAsSigned === null
          ? []
          : ([[text.carriedOut, evidence.isAsSigned ? text.asSigned : text.changed]] as const)),
      ],
    },
    ...evidence.rounds.flatMap(roundBlocks),
    { kind: 'note', text: text.note },
  ],
})
