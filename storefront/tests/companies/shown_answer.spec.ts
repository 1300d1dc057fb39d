import { expect, test } from 'vitest'
import { shownAnswer, type ShownAnswer } from '#areas/company/parts/orders/shownAnswer.ts'

const open = {
  overallSignatoryStatus: 'PENDING' as const,
  quorum: {
    mandatory: { signed: 0, needed: 1 },
    optional: { signed: 1, needed: 1 },
    waitingFor: [],
  },
}
const waits = { signatoryStatus: 'PENDING' as const, approbation: 'MANDATORY' as const }
const none = { signed: 0, needed: 1 }

test.each<[string, object, object, ShownAnswer]>([
  ['who has signed', { signatoryStatus: 'ACCEPTED' }, {}, 'ACCEPTED'],
  ['who has refused', { signatoryStatus: 'REJECTED' }, {}, 'REJECTED'],
  ['who has signed and left', { signatoryStatus: 'ACCEPTED', isOut: true }, {}, 'ACCEPTED'],
  ['who must sign', {}, {}, 'PENDING'],
  ['who has left', { isOut: true }, {}, 'NOT_AWAITED'],
  [
    'one of several who may sign',
    { approbation: 'OPTIONAL' },
    { quorum: { ...open.quorum, optional: none } },
    'PENDING',
  ],
  ['who may sign where enough have', { approbation: 'OPTIONAL' }, {}, 'NOT_AWAITED'],
  ['who must sign what was refused', {}, { overallSignatoryStatus: 'REJECTED' }, 'NOT_AWAITED'],
  [
    'who may sign what has its signatures',
    { approbation: 'OPTIONAL' },
    { overallSignatoryStatus: 'ACCEPTED' },
    'NOT_AWAITED',
  ],
])('beside %s', (_, signatory, approbation, shown) => {
  const one = { ...waits, isOut: false, ...signatory }
  expect(shownAnswer(one, { ...open, ...approbation })).toBe(shown)
})
