import { useTranslate } from 'react-admin'
import { Fact } from '../../components/Facts'
import { planRequestKind } from '../../components/requests/kinds'
import { RequestPage } from '../../components/requests/RequestPage'

export default function PlanRequestShow() {
  const translate = useTranslate()
  return (
    <RequestPage
      of={planRequestKind}
      about={({ plan }) => translate(`enums.plan.${plan}`)}
      changes={() => null}
    >
      <Fact source="plan" of="plan" isWord />
    </RequestPage>
  )
}
