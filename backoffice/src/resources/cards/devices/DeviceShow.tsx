import { Stack } from '@mui/material'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { RecordLink } from '../../../components/RecordLink'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'
import { ActivateButton } from './ActivateButton'
import { DisableButton, UnlockButton } from './commands'

export default function DeviceShow() {
  return (
    <ShowPage
      status={<StatusChip source="status" of="device" />}
      commands={
        <Stack direction="row" spacing={1}>
          <ActivateButton />
          <UnlockButton />
          <DisableButton />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <FactSheet title="devices.facts">
        <Facts>
          <Fact source="terminal" as="code" />
          <Fact source="serial" as="code" />
          <Fact source="scope" of="scope" isWord />
          <Fact source="merchantName">
            <WithRecord<RecordOf<'devices'>>>
              {({ merchantId, merchantName }) => (
                <RecordLink resource="merchants" id={merchantId}>
                  {merchantName}
                </RecordLink>
              )}
            </WithRecord>
          </Fact>
          <Fact source="distributorName" />
          <Fact source="registeredBy" />
          <Fact source="activatedBy" isOptional />
          <Fact source="lockedUntil" as="time" isOptional />
          <Fact source="createdAt" as="time" />
          <Fact source="updatedAt" as="time" />
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
