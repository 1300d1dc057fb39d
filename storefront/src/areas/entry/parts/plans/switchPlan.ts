import { isCompanyPlan, type Plan } from '@kasbeno/api/contracts/plans'
import { ask } from '#core/api/client.ts'
import type { AddressFor, AnswerTo, PathOf } from '#core/api/contract.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { ApiError, ConnectionError } from '#core/api/errors.ts'
import { endSession, inTurn, renewSession, switchSession, tokenOfSession } from '#core/session.ts'

interface Context {
  plan: Plan
  companyUniqueSerial?: string
}

let chosen: string | null = null

/** Distinguishes our choice from another tab's. */
export const companyChosenHere = (): string | null => chosen
export const chooseCompanyHere = (companyUniqueSerial: string | null) => {
  chosen = companyUniqueSerial
}

type TokenPair = AnswerTo<'post', '/user/switch'>

const isStatus = (error: unknown, status: number) =>
  error instanceof ApiError && error.status === status

/** Takes turns with renewals in all tabs, since it ends the old refresh token. */
export const swapSession = async <P extends PathOf<'post'>>(
  path: AddressFor<'post', P>,
  body: object,
  plan: Plan
): Promise<AnswerTo<'post', P>> => {
  const swap = () =>
    inTurn(async () => {
      const { data } = await ask(path, { method: 'POST', body, isInTurn: true })
      switchSession(data as TokenPair, plan)
      return data as AnswerTo<'post', P>
    })
  const token = await tokenOfSession()
  try {
    return await swap()
  } catch (error) {
    if (!isStatus(error, 401) || !(await renewSession(token))) throw error
    return swap()
  }
}

let running: (Context & { done: Promise<void> }) | null = null

const bodyOf = ({ plan, companyUniqueSerial }: Context) =>
  isCompanyPlan(plan) ? { plan: 'LEGAL', companyUniqueSerial } : { plan }

/** person §4 "Plan switch": refusals except 422 end the session; lost answers do not. */
export const switchTo = (context: Context): Promise<void> => {
  const { plan, companyUniqueSerial } = context
  if (running?.plan === plan && running.companyUniqueSerial === companyUniqueSerial) {
    return running.done
  }
  chooseCompanyHere(companyUniqueSerial ?? null)
  const done = swapSession(endpoints.switchPlan, bodyOf(context), plan)
    .then(() => undefined)
    .catch((error: unknown) => {
      const isAnswered = error instanceof ApiError && !(error instanceof ConnectionError)
      if (isAnswered && !isStatus(error, 422)) endSession()
      throw error
    })
    .finally(() => {
      running = null
    })
  running = { ...context, done }
  return done
}
