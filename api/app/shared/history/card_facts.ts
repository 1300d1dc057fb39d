import { words } from '#contracts/words'
import { text, code, rial, count, word, yesNo, person, type Facts } from './fact_formats.js'

const offer = {
  slug: code,
  plan: word(words.plan),
  amount: rial,
  collaterals: { ...text, part: 'title' },
  requestedBy: person,
}

/** Of cards on their way, and of the amounts that are on offer. */
export const cardFacts = {
  'cards': { status: word(words.card) },
  'parcels': { parcelStatus: word(words.parcel) },
  'packages': { ...offer, active: yesNo },
  'package-requests': {
    ...offer,
    status: word(words.approval),
    kind: word(words.packageRequestKind),
  },
  'business-service-plans': { plan: word(words.plan), active: yesNo, requestedBy: person },
  'plan-requests': {
    status: word(words.approval),
    kind: word(words.planRequestKind),
    plan: word(words.plan),
    active: yesNo,
  },
  'certificate-types': { code, name: text, plans: word(words.plan), position: count },
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
