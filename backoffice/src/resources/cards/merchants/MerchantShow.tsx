import { Stack } from '@mui/material'
import { EditLink } from '../../../components/EditLink'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
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
        <DescribedFacts
          of="merchants"
          fields={[
            'number',
            'name',
            { field: 'distributorName', to: 'distributors', by: 'distributorId' },
            'branchName?',
            'dueDateInDays',
            'devices',
            'createdAt',
          ]}
        />
      </FactSheet>
    </ShowPage>
  )
}
