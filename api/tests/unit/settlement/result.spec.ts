import { test } from '@japa/runner'
import type { ResultAnswer, RunStatus } from '#contracts/settlement'
import {
  answerTo,
  type Brought,
  type ResultLine,
  type Transfer,
} from '#app/money/settlement/domain/result'

interface Row {
  run?: RunStatus
  payout?: Partial<Transfer> | null
  line?: Partial<ResultLine>
  /** By the bank's own file; typed in otherwise. */
  file?: true
  brought?: Partial<Brought>
  answer: ResultAnswer
}

/** A transfer of 1,000 rials of an approved run, PAID in full by a typed line, unless the row says otherwise. */
const rows: Record<string, Row> = {
  'what was asked for': { answer: 'RECORDED' },
  'a refusal': { line: { status: 'FAILED' }, answer: 'RECORDED' },
  'a refusal without an amount': {
    line: { status: 'FAILED', amount: undefined },
    answer: 'NO_AMOUNT',
  },
  'a payment without an amount': { line: { amount: undefined }, answer: 'NO_AMOUNT' },
  'a payment without a tracking number': {
    line: { trackingNumber: undefined },
    answer: 'RECORDED',
  },
  'a rial too little': { line: { amount: 999 }, answer: 'OTHER_AMOUNT' },
  'a rial too much': { line: { amount: 1_001 }, answer: 'OTHER_AMOUNT' },
  'an amount that is none': { line: { amount: NaN }, answer: 'OTHER_AMOUNT' },
  'a refusal of another amount': {
    line: { status: 'FAILED', amount: 999 },
    answer: 'OTHER_AMOUNT',
  },
  'no word of the bank yet': {
    line: { status: 'OPEN', amount: undefined },
    answer: 'NOT_ANSWERED',
  },
  'a word that nobody knows': { line: { status: 'UNKNOWN' }, answer: 'UNKNOWN_STATUS' },
  'no transfer of this run': { payout: null, answer: 'UNKNOWN_PAYMENT' },
  'a transfer paid before': { payout: { status: 'PAID' }, answer: 'ALREADY_RECORDED' },
  'a transfer paid before, without a tracking number here and there': {
    payout: { status: 'PAID', trackingNumber: null },
    line: { trackingNumber: undefined },
    answer: 'ALREADY_RECORDED',
  },
  'the tracking number of a transfer paid before without one': {
    payout: { status: 'PAID', trackingNumber: null },
    answer: 'COMPLETED',
  },
  'a tracking number for another amount': {
    payout: { status: 'PAID', trackingNumber: null },
    line: { amount: 999 },
    answer: 'OTHER_AMOUNT',
  },
  'another tracking number than the first': {
    payout: { status: 'PAID', trackingNumber: 'T0' },
    answer: 'CONTRADICTS',
  },
  'a refusal of what was paid': {
    payout: { status: 'PAID', trackingNumber: null },
    line: { status: 'FAILED' },
    file: true,
    answer: 'CONTRADICTS',
  },
  'a payment of what was refused and not sent again': {
    payout: { status: 'FAILED' },
    answer: 'CONTRADICTS',
  },
  'a payment, by the bank’s file, of what the bank’s file had refused': {
    payout: { status: 'FAILED', hasEvidence: true },
    file: true,
    answer: 'CONTRADICTS',
  },
  'a payment, by the bank’s file, of what was only typed in as refused': {
    payout: { status: 'FAILED' },
    file: true,
    answer: 'RECORDED',
  },
  'a refusal, by the bank’s file, of what was only typed in as refused': {
    payout: { status: 'FAILED' },
    line: { status: 'FAILED' },
    file: true,
    answer: 'CONFIRMED',
  },
  'a refusal of another amount, by the bank’s file, of what was only typed in': {
    payout: { status: 'FAILED' },
    line: { status: 'FAILED', amount: 999 },
    file: true,
    answer: 'OTHER_AMOUNT',
  },
  'a second refusal': {
    payout: { status: 'FAILED' },
    line: { status: 'FAILED' },
    answer: 'ALREADY_RECORDED',
  },
  'the refusal of an earlier attempt, sent again since': {
    brought: { attempt: 1 },
    line: { status: 'FAILED' },
    file: true,
    answer: 'FORMER_ATTEMPT',
  },
  'the payment of an earlier attempt, sent again since': {
    brought: { attempt: 1 },
    file: true,
    answer: 'CONTRADICTS',
  },
  'the payment of an earlier attempt of what was paid since': {
    payout: { status: 'PAID' },
    brought: { attempt: 1 },
    answer: 'CONTRADICTS',
  },
  'a refusal that was read before, in whatever file': {
    brought: { isKnown: true },
    line: { status: 'FAILED' },
    file: true,
    answer: 'ALREADY_RECORDED',
  },
  'a payment of what came back, that was read before': {
    payout: { status: 'FAILED' },
    brought: { isKnown: true },
    file: true,
    answer: 'ALREADY_RECORDED',
  },
  'a refusal of what was paid, of another amount': {
    payout: { status: 'PAID' },
    line: { status: 'FAILED', amount: 999 },
    answer: 'CONTRADICTS',
  },
  'a run that nobody approved': { run: 'PREVIEW', answer: 'NOT_SENT' },
  'a cancelled run': { run: 'CANCELED', answer: 'NOT_SENT' },
  'a finished run': { run: 'DONE', payout: { status: 'PAID' }, answer: 'ALREADY_RECORDED' },
}

test.group('A line of the bank’s result', () => {
  for (const [
    name,
    { run = 'APPROVED', payout, line, file = false, brought, answer },
  ] of Object.entries(rows)) {
    test(`with ${name} is answered ${answer}`, ({ assert }) => {
      const sent: Transfer | undefined =
        payout === null
          ? undefined
          : {
              status: 'PENDING',
              net: 1_000,
              trackingNumber: payout?.status === 'PAID' ? 'T1' : null,
              hasEvidence: false,
              attempt: 2,
              ...payout,
            }
      const given: ResultLine = {
        paymentId: '1',
        status: 'PAID',
        amount: 1_000,
        trackingNumber: 'T1',
        ...line,
      }
      assert.equal(
        answerTo(run, sent, given, { attempt: 2, isKnown: false, isFromFile: file, ...brought }),
        answer
      )
    })
  }
})
