import type { CompanyStatus } from '@kasbeno/api/contracts/companies'
import { Badge } from '#ui/Badge.tsx'
import { Card } from '#ui/Card.tsx'
import { dashboardCards } from '#areas/dashboard/words/dashboardCards.ts'
import type { CardHolder } from '#core/api/types.ts'
import styles from './cards.module.css'

const text = dashboardCards.status

type Need = keyof typeof text.needs
type State = keyof typeof text.states

const ofReview = (status: CompanyStatus): State =>
  status === 'ACCEPTED' ? 'done' : status === 'REJECTED' ? 'refused' : 'waiting'

const stateOf: Record<Need, (holder: CardHolder) => State> = {
  holder: ({ legalUserKycStatus }) => ofReview(legalUserKycStatus),
  contract: ({ contractStatus }) => ofReview(contractStatus),
  signatures: ({ cardSigned, signatoryStatus }) =>
    cardSigned ? 'done' : signatoryStatus === 'REJECTED' ? 'refused' : 'waiting',
  address: ({ addressId }) => (addressId ? 'done' : 'waiting'),
}
const tones = { done: 'success', waiting: 'warning', refused: 'danger' } as const

const needs = Object.keys(text.needs) as Need[]

export const CardNeeds = ({ holder }: { holder: CardHolder }) => (
  <Card title={text.waits}>
    <ul className={styles.needs}>
      {needs.map((need) => {
        const state = stateOf[need](holder)
        return (
          <li key={need}>
            {text.needs[need]}
            <Badge tone={tones[state]}>{text.states[state]}</Badge>
          </li>
        )
      })}
    </ul>
  </Card>
)
