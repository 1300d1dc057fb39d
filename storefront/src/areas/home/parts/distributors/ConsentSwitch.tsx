import type { CreditConsent } from '@kasbeno/api/contracts/orders'
import { Switch } from '#ui/Switch.tsx'
import { distributors } from '#areas/home/words/distributors.ts'
import { useConsent } from './useConsent.ts'

const text = distributors.consent

interface ConsentSwitchProps {
  slug: string
  because: CreditConsent['because']
  labels: { person: string; company: string }
}

export const ConsentSwitch = ({ slug, because, labels }: ConsentSwitchProps) => {
  const { owner, mayDecide, change } = useConsent(slug)
  const hint = text.because[owner][because]
  return (
    <Switch
      label={labels[owner]}
      hint={mayDecide ? hint : `${hint} ${text.onlyCeo}`}
      isOn={because === 'GIVEN'}
      disabled={!mayDecide || change.isRunning}
      onChange={(isAllowed) => void change.run(isAllowed)}
    />
  )
}
