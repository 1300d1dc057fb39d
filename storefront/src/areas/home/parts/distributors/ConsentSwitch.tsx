import type { CreditConsent } from '@kasbeno/api/contracts/orders'
import { Switch } from '#ui/Switch.tsx'
import { useMaybeCompany } from '#areas/company/parts/companies/useCompany.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { distributors } from '#areas/home/words/distributors.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { refresh } from '#core/query.ts'
import { useCommand } from '#core/useCommand.ts'

const text = distributors.consent

interface ConsentSwitchProps {
  slug: string
  because: CreditConsent['because']
  labels: { person: string; company: string }
}

/** For companies, the CEO decides. */
export const ConsentSwitch = ({ slug, because, labels }: ConsentSwitchProps) => {
  const plan = usePlan()
  const company = useMaybeCompany()
  const owner = company ? 'company' : 'person'
  const isDecided = company !== null && !company.isCeo
  const path = endpoints.creditConsent(plan, slug)
  const change = useCommand(async (isAllowed: boolean) => {
    await api.put(path, { isAllowed })
    await Promise.all([refresh(path), refresh(endpoints.creditConsents(plan))])
  })
  const hint = text.because[owner][because]
  return (
    <Switch
      label={labels[owner]}
      hint={isDecided ? `${hint} ${text.onlyCeo}` : hint}
      isOn={because === 'GIVEN' || because === 'BOUGHT'}
      disabled={isDecided || change.isRunning}
      onChange={(isAllowed) => void change.run(isAllowed)}
    />
  )
}
