import { words } from '#contracts/words'
import { codeFact, date, rial, word, type Facts } from './fact_formats.js'

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
  'gateway-deposits': {
    status: word(words.deposit),
    indicator: word(words.gateway),
    amount: rial,
    trackingNumber: codeFact,
    depositedOn: date,
  },
}
