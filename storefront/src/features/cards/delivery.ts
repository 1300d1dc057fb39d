import type { CardStatus } from '@kasbeno/api/contracts/cards'
import { cards as text } from '#i18n/fa/cards.ts'

const labelled = ['PRINT_PENDING', 'PRINTED', 'DELIVERED'] as const
type Labelled = (typeof labelled)[number]

export interface DeliveryStep {
  step: number
  label: string | null
}

/** The stepper has words for three statuses; all others stand at its beginning. person §4 "Card status" */
export const deliveryStep = (status: CardStatus): DeliveryStep => {
  const step = labelled.findIndex((known) => known === status)
  return step < 0 ? { step: 0, label: null } : { step, label: text.steps[status as Labelled] }
}
