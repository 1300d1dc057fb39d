import { useSignals } from '@preact/signals-react/runtime'
import { Card } from '#components/Card.tsx'
import { usePlan } from '#features/registration/standing.ts'
import { distributors } from '#i18n/fa/distributors.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { useQuery } from '#lib/query.ts'
import { session } from '#lib/session.ts'
import { ConsentSwitch } from './ConsentSwitch.tsx'

/**
 * Lets a distributor see what is left of the owner's credit, or lets it no longer. Nothing is drawn before it
 * is known how it stands, and nothing for a guest.
 */
export const CreditConsent = ({ slug }: { slug: string }) => {
  useSignals()
  const path = endpoints.creditConsent(usePlan(), slug)
  const { data } = useQuery(session.exists.value ? path : null)
  if (!data) return null
  return (
    <Card>
      <ConsentSwitch slug={slug} because={data.because} labels={distributors.consent.labels} />
    </Card>
  )
}
