import type { SigningStep } from '@kasbeno/api/contracts/signing'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { SigningStanding } from '#core/api/types.ts'
import { fetchFresh, useQuery, type Query } from '#core/query.ts'
import { useCommand } from '#core/useCommand.ts'

/** At most six requests a minute. */
const followMs = 10_000

const isAwaited = (standing: SigningStanding | undefined) =>
  standing?.nextStep === 'WAIT' ||
  (standing?.nextStep === 'SIGN' && standing.lastSignature?.status === 'OPEN')

/** Polls while others act. */
export const useStanding = (): Query<SigningStanding> => {
  const known = useQuery(endpoints.signing)
  const followed = useQuery(endpoints.signing, {
    pollMs: isAwaited(known.data) ? followMs : undefined,
  })
  return { ...known, reload: followed.reload }
}

/** Also after lost answers. */
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
