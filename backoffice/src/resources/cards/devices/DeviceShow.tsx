import { Stack } from '@mui/material'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { ActivateDeviceButton } from './ActivateDeviceButton'
import { DisableDeviceButton, UnlockButton } from './commands'

export default function DeviceShow() {
  return (
    <ShowPage
      status={<StatusChip source="status" of="device" />}
      commands={
        <Stack direction="row" spacing={1}>
          <ActivateDeviceButton />
          <UnlockButton />
          <DisableDeviceButton />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <FactSheet title="devices.facts">
        <DescribedFacts
          of="devices"
          fields={[
            'terminal',
            'serial',
            'scope',
            { field: 'merchantName', to: 'merchants', by: 'merchantId' },
            'distributorName',
            'registeredBy',
            'activatedBy?',
            'lockedUntil?',
            'createdAt',
            'updatedAt',
          ]}
        />
      </FactSheet>
    </ShowPage>
  )
}
