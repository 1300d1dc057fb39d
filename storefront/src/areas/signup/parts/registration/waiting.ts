import { homeCard } from '@kasbeno/api/contracts/registration'
import type { Plan } from '@kasbeno/api/contracts/plans'
import type { RegistrationStatus } from '#core/api/types.ts'
import { standingOf } from './standing.ts'

/** `closed`: blocked, over or not fully renewed. */
export type Waiting = 'review' | 'allocation' | 'visit' | 'ready' | 'closed'

export const waitingFor = (status: RegistrationStatus, plan: Plan): Waiting => {
  const card = homeCard(standingOf(status, plan))
  if (card === 'awaiting-allocation') return 'allocation'
  if (card === 'awaiting-bank-visit') return 'visit'
  if (card === 'expired' || card === 'blocked') return 'closed'
  return card === 'credit' ? 'ready' : 'review'
}
