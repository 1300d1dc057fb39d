import { Card } from '#components/Card.tsx'
import { Checklist } from '#components/Checklist.tsx'
import { plans as text } from '#i18n/fa/plans.ts'

/** The plan that is offered, and what a shop needs for it. */
export const PlanCards = () => (
  <>
    <Card title={text.names['kasbeno-fmcg-real']}>
      <p>{text.about}</p>
      <Checklist items={text.benefits} icon="check" />
    </Card>
    <Card title={text.needs}>
      <Checklist items={text.needed} icon="document" />
      <p>{text.duration}</p>
    </Card>
  </>
)
