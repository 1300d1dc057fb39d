import type { PersonPlan } from '@kasbeno/api/contracts/plans'
import { ask } from '#lib/api/client.ts'
import type { AnswerTo } from '#lib/api/contract.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { ApiError, ConnectionError } from '#lib/api/errors.ts'
import { endSession, inTurn, renewSession, switchSession, tokenOfSession } from '#lib/session.ts'

/** A swap ends the refresh token of the plan before, so it takes turns with the renewals of all tabs. */
const swap = (plan: PersonPlan) =>
  inTurn(async () => {
    const options = { method: 'POST', body: { plan }, isInTurn: true } as const
    const { data } = await ask(endpoints.switchPlan, options)
    switchSession(data as AnswerTo<'post', '/user/switch'>, plan)
  })

const isStatus = (error: unknown, status: number) =>
  error instanceof ApiError && error.status === status

const swapOrRenew = async (plan: PersonPlan): Promise<void> => {
  const token = await tokenOfSession()
  try {
    await swap(plan)
  } catch (error) {
    if (!isStatus(error, 401) || !(await renewSession(token))) throw error
    await swap(plan)
  }
}

let running: { plan: PersonPlan; done: Promise<void> } | null = null

/**
 * Swaps the session for one that speaks for another plan of the same person. person §4 "Plan switch": a refusal
 * other than 422 ends the session; an answer that did not come ends nothing.
 */
export const switchPlan = (plan: PersonPlan): Promise<void> => {
  if (running?.plan === plan) return running.done
  const done = swapOrRenew(plan)
    .catch((error: unknown) => {
      const isAnswered = error instanceof ApiError && !(error instanceof ConnectionError)
      if (isAnswered && !isStatus(error, 422)) endSession()
      throw error
    })
    .finally(() => {
      running = null
    })
  running = { plan, done }
  return done
}
