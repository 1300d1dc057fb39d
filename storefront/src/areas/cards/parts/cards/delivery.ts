import {
  cameBack,
  waitsForPost,
  type CardStatus,
  type ParcelStatus,
} from '@kasbeno/api/contracts/cards'
import { firstMatch } from '@kasbeno/api/contracts/transitions'
import { cards as text } from '#areas/cards/words/cards.ts'

export interface OnItsWay {
  status: CardStatus
  /** Of the newest parcel, or null. */
  parcelStatus: ParcelStatus | null
}

type Stage = keyof typeof text.steps | 'OTHER'

/** First match; without the post it was not sent. */
const stageOf = firstMatch<OnItsWay, Stage>([
  ['RETURNED', cameBack],
  ['PRINT_PENDING', ({ status }) => status === 'PRINT_PENDING'],
  ['WAITS_FOR_POST', waitsForPost],
  [
    'FAILED',
    ({ status, parcelStatus }) => status === 'PRINTED' && parcelStatus === 'FAILED_DELIVERY',
  ],
  ['PRINTED', ({ status }) => status === 'PRINTED'],
  ['DELIVERED', ({ status }) => status === 'DELIVERED'],
  ['OTHER', () => true],
])

const stepOf: Record<Stage, number> = {
  OTHER: 0,
  PRINT_PENDING: 0,
  RETURNED: 0,
  WAITS_FOR_POST: 1,
  PRINTED: 1,
  FAILED: 1,
  DELIVERED: 2,
}

export type StepState = 'done' | 'now' | 'later'

export interface DeliveryStep {
  name: string
  state: StepState
  isHere: boolean
  label: string | null
}

/** person §4 "Card status" */
export const deliverySteps = (card: OnItsWay): DeliveryStep[] => {
  const stage = stageOf(card)
  const here = stepOf[stage]
  const isSent = stage === 'PRINTED' || stage === 'FAILED'
  return text.stepNames.map((names, i) => {
    const state = i < here || stage === 'DELIVERED' ? 'done' : i === here ? 'now' : 'later'
    const isHere = i === here
    const name = isHere && isSent ? names.done : names[state]
    return { name, state, isHere, label: isHere && stage !== 'OTHER' ? text.steps[stage] : null }
  })
}
