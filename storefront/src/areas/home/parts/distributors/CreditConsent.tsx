import { useSignals } from '@preact/signals-react/runtime'
import { Card } from '#ui/Card.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { distributors } from '#areas/home/words/distributors.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { useQuery } from '#core/query.ts'
import { session } from '#core/session.ts'
import { ConsentSwitch } from './ConsentSwitch.tsx'

/** Hidden for guests and while unknown. */
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
