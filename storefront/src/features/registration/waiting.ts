import { homeCard } from '@kasbeno/api/contracts/registration'
import type { Plan } from '@kasbeno/api/contracts/plans'
import type { RegistrationStatus } from '#lib/api/types.ts'
import { standingOf } from './standing.ts'

export type Waiting = 'review' | 'allocation' | 'visit' | 'ready'

/** Who the file waits for, by the rules of the home card. */
export const waitingFor = (status: RegistrationStatus, plan: Plan): Waiting => {
  const card = homeCard(standingOf(status, plan))
  if (card === 'awaiting-allocation') return 'allocation'
  if (card === 'awaiting-bank-visit') return 'visit'
  return card === 'credit' ? 'ready' : 'review'
}
