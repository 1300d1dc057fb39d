import { useSignals } from '@preact/signals-react/runtime'
import { Card } from '#components/Card.tsx'
import { Switch } from '#components/Switch.tsx'
import { usePlan } from '#features/registration/standing.ts'
import { distributors } from '#i18n/fa/distributors.ts'
import { api } from '#lib/api/client.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { refresh, useQuery } from '#lib/query.ts'
import { session } from '#lib/session.ts'
import { useCommand } from '#lib/useCommand.ts'

const text = distributors.consent

/**
 * Lets a distributor see what is left of the owner's credit, or lets it no longer. Nothing is drawn before it
 * is known how it stands, and nothing for a guest.
 */
export const CreditConsent = ({ slug }: { slug: string }) => {
  useSignals()
  const path = endpoints.creditConsent(usePlan(), slug)
  const { data } = useQuery(session.exists.value ? path : null)
  const change = useCommand(async (isAllowed: boolean) => {
    await api.put(path, { isAllowed })
    await refresh(path)
  })
  if (!data) return null
  return (
    <Card>
      <Switch
        label={text.label}
        hint={text.because[data.because]}
        isOn={data.isAllowed}
        disabled={change.isRunning}
        onChange={(isAllowed) => void change.run(isAllowed)}
      />
    </Card>
  )
}
