import { test } from '@japa/runner'
import type { PayoutStatus, ResultAnswer, RunStatus } from '#contracts/settlement'
import { answerTo, type ResultLine } from '#app/settlement/domain/result'

interface Row {
  run?: RunStatus
  payout?: PayoutStatus | null
  line?: Partial<ResultLine>
  answer: ResultAnswer
}

/** A transfer of 1,000 rials of an approved run, PAID in full, unless the row says otherwise. */
const rows: Record<string, Row> = {
  'what was asked for': { answer: 'RECORDED' },
  'a refusal': { line: { status: 'FAILED' }, answer: 'RECORDED' },
  'a refusal without an amount': {
    line: { status: 'FAILED', amount: undefined },
    answer: 'RECORDED',
  },
  'a payment without an amount': { line: { amount: undefined }, answer: 'RECORDED' },
  'a rial too little': { line: { amount: 999 }, answer: 'OTHER_AMOUNT' },
  'a rial too much': { line: { amount: 1_001 }, answer: 'OTHER_AMOUNT' },
  'a refusal of another amount': {
    line: { status: 'FAILED', amount: 999 },
    answer: 'OTHER_AMOUNT',
  },
  'no transfer of this run': { payout: null, answer: 'UNKNOWN_PAYMENT' },
  'a transfer paid before': { payout: 'PAID', answer: 'ALREADY_RECORDED' },
  'a refusal of what was paid': {
    payout: 'PAID',
    line: { status: 'FAILED' },
    answer: 'ALREADY_RECORDED',
  },
  'a payment of what was refused and not sent again': {
    payout: 'FAILED',
    answer: 'ALREADY_RECORDED',
  },
  'a second refusal': {
    payout: 'FAILED',
    line: { status: 'FAILED' },
    answer: 'ALREADY_RECORDED',
  },
  'a run that nobody approved': { run: 'PREVIEW', answer: 'NOT_SENT' },
  'a cancelled run': { run: 'CANCELED', answer: 'NOT_SENT' },
  'a finished run': { run: 'DONE', payout: 'PAID', answer: 'ALREADY_RECORDED' },
}

test.group('A line of the bank’s result', () => {
  for (const [name, { run = 'APPROVED', payout = 'PENDING', line, answer }] of Object.entries(
    rows
  )) {
    test(`with ${name} is answered ${answer}`, ({ assert }) => {
      const sent = payout === null ? undefined : { status: payout, net: 1_000 }
      const given: ResultLine = { paymentId: '1', status: 'PAID', amount: 1_000, ...line }
      assert.equal(answerTo(run, sent, given), answer)
    })
  }
})
