import { Stack } from '@mui/material'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { ClosePlanButton } from './ClosePlanButton'
import { OpenButton } from './OpenButton'

export default function ServicePlanShow() {
  return (
    <ShowPage
      commands={
        <Stack direction="row" spacing={1}>
          <OpenButton />
          <ClosePlanButton />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <FactSheet title="servicePlans.facts">
        <DescribedFacts of="business-service-plans" fields={['plan', 'isOpen', 'changedAt']} />
      </FactSheet>
    </ShowPage>
  )
}
