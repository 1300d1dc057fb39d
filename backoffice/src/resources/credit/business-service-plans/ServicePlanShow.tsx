import { Stack } from '@mui/material'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { CloseButton } from './CloseButton'
import { OpenButton } from './OpenButton'

export default function ServicePlanShow() {
  return (
    <ShowPage
      commands={
        <Stack direction="row" spacing={1}>
          <OpenButton />
          <CloseButton />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <FactSheet title="servicePlans.facts">
        <Facts>
          <Fact source="plan" of="plan" isWord />
          <Fact source="isOpen" of="yesNo" isWord />
          <Fact source="changedAt" as="time" />
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
