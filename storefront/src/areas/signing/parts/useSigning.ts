import type { SigningStep } from '@kasbeno/api/contracts/signing'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { SigningStanding } from '#core/api/types.ts'
import { fetchFresh, useQuery, type Query } from '#core/query.ts'
import { useCommand } from '#core/useCommand.ts'

/** An idle page asks at most six times a minute; who waits for a machine's answer is told soon. */
const followMs = 10_000

const isAwaited = (standing: SigningStanding | undefined) =>
  standing?.nextStep === 'WAIT' ||
  (standing?.nextStep === 'SIGN' && standing.lastSignature?.status === 'OPEN')

/** Where the person stands; asked for again while somebody else has the next word. */
export const useStanding = (): Query<SigningStanding> => {
  const known = useQuery(endpoints.signing)
  const followed = useQuery(endpoints.signing, {
    pollMs: isAwaited(known.data) ? followMs : undefined,
  })
  return { ...known, reload: followed.reload }
}

/** The page shows what the server knows after each step, also when the step's own answer was lost. */
export const refreshStanding = () => fetchFresh(endpoints.signing)

export const useStart = () =>
  useCommand(async () => {
    await api.post(endpoints.startSigning)
    await refreshStanding()
  })

export const useSubmit = () =>
  useCommand(async () => {
    await api.post(endpoints.submitSigning)
    await refreshStanding()
  })

/** Steps that a person takes one after the other. */
export const ownSteps: readonly SigningStep[] = ['INFO', 'VIDEO', 'SIGNATURE', 'SUBMIT', 'SIGN']
