import { words } from '#contracts/words'
import {
  textFact,
  codeFact,
  rial,
  count,
  word,
  yesNoFact,
  person,
  type Facts,
} from './fact_formats.js'

const offer = {
  slug: codeFact,
  plan: word(words.plan),
  amount: rial,
  collaterals: { ...textFact, part: 'title' },
  requestedBy: person,
}

export const cardFacts = {
  'cards': { status: word(words.card) },
  'parcels': { parcelStatus: word(words.parcel) },
  'packages': { ...offer, active: yesNoFact },
  'package-requests': {
    ...offer,
    status: word(words.approval),
    kind: word(words.packageRequestKind),
  },
  'business-service-plans': { plan: word(words.plan), active: yesNoFact, requestedBy: person },
  'plan-requests': {
    status: word(words.approval),
    kind: word(words.planRequestKind),
    plan: word(words.plan),
    active: yesNoFact,
  },
  'certificate-types': { code: codeFact, name: textFact, plans: word(words.plan), position: count },
  'print-batches': {
    cards: count,
    printed: count,
    failed: count,
    canceled: count,
    requestedBy: person,
  },
  'print-requests': {
    status: word(words.approval),
    kind: word(words.printRequestKind),
    cards: count,
  },
} satisfies Facts
