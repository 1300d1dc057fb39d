import { Stack } from '@mui/material'
import { EditLink } from '../../../components/EditLink'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { RecordLink } from '../../../components/RecordLink'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { SecondAsk } from '../../../components/requests/SecondAsk'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'
import { RegisterButton } from './RegisterButton'

export default function MerchantShow() {
  return (
    <ShowPage
      status={<StatusChip source="active" of="active" />}
      commands={
        <Stack direction="row" spacing={1}>
          <RegisterButton />
          <EditLink />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <WithRecord<RecordOf<'merchants'>>>
        {({ reactivationAskedBy, reactivationAskedAt }) => (
          <SecondAsk
            wish="merchants.reopenWish"
            by={reactivationAskedBy}
            at={reactivationAskedAt}
          />
        )}
      </WithRecord>
      <FactSheet title="merchants.facts">
        <Facts>
          <Fact source="number" as="code" />
          <Fact source="name" />
          <Fact source="distributorName">
            <WithRecord<RecordOf<'merchants'>>>
              {({ distributorId, distributorName }) => (
                <RecordLink resource="distributors" id={distributorId}>
                  {distributorName}
                </RecordLink>
              )}
            </WithRecord>
          </Fact>
          <Fact source="branchName" isOptional />
          <Fact source="dueDateInDays" />
          <Fact source="devices" />
          <Fact source="createdAt" as="time" />
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
