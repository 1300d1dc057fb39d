import { words } from '#contracts/words'
import { codeFact, count, date, person, rial, word, type Facts } from './fact_formats.js'

export const moneyFacts: Facts = {
  'payments': {
    status: word(words.payment),
    decision: word(words.paymentDecision),
    amount: rial,
    bankReference: codeFact,
    receipt: codeFact,
  },
  'withdrawals': {
    status: word(words.withdrawal),
    amount: rial,
    iban: codeFact,
  },
  'reconciliations': {
    statementSource: word(words.reconciliationSource),
    from: date,
    to: date,
    status: word(words.reconciliation),
    explained: count,
    explainedAmount: rial,
    unexplained: rial,
    requestedBy: person,
    state: word(words.reconciliationLineState),
    comparison: word(words.reconciliationLine),
    row: count,
    ourKind: word(words.reconciliationOurs),
    action: word(words.reconciliationAction),
    theirReference: codeFact,
    theirDay: date,
    theirAmount: rial,
    ourAmount: rial,
  },
  'gateway-deposits': {
    status: word(words.deposit),
    indicator: word(words.gateway),
    amount: rial,
    trackingNumber: codeFact,
    depositedOn: date,
  },
}
