import { companyPlans, personPlans, type PersonPlan, type Plan } from '@kasbeno/api/contracts/plans'
import type { ReactNode } from 'react'
import { Badge } from '#ui/Badge.tsx'
import { Card } from '#ui/Card.tsx'
import { Checklist } from '#ui/Checklist.tsx'
import { plans as text } from '#areas/entry/words/plans.ts'
import { useClosedPlans } from './useClosedPlans.ts'
import styles from './plans.module.css'

interface PlanCardsProps {
  /** Those that their reader has chosen already. */
  chosen?: readonly string[]
  actionOf?: (plan: PersonPlan) => ReactNode
  companies?: ReactNode
}

export const PlanCards = ({ chosen = [], actionOf, companies }: PlanCardsProps) => {
  const closed = useClosedPlans()
  const takes = (plan: Plan) => chosen.includes(plan) || !closed.includes(plan)
  return (
    <>
      {personPlans.map((plan) => (
        <Card
          key={plan}
          title={text.names[plan]}
          aside={chosen.includes(plan) && <Badge tone="success">{text.chosen}</Badge>}
        >
          <p>{text.about[plan]}</p>
          <p>{text.fee[plan]}</p>
          {!takes(plan) && <p className={styles.closed}>{text.closed}</p>}
          {actionOf && takes(plan) && <div className={styles.action}>{actionOf(plan)}</div>}
        </Card>
      ))}
      <Card title={text.common}>
        <Checklist items={text.benefits} icon="check" />
      </Card>
      <Card title={text.needs}>
        <Checklist items={text.needed} icon="document" />
        <p>{text.duration}</p>
      </Card>
      <Card title={text.names[companyPlans[0]]}>
        <p>{text.aboutCompanies}</p>
        {!takes(companyPlans[0]) && <p className={styles.closed}>{text.closed}</p>}
        {companies && takes(companyPlans[0]) && <div className={styles.action}>{companies}</div>}
      </Card>
    </>
  )
}
