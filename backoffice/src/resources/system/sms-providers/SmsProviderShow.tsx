import { Stack } from '@mui/material'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { KeyButton } from './KeyButton'
import { MoveButton } from './MoveButton'
import { SwitchOffProviderButton } from './commands'
import { SwitchOnButton } from './SwitchOnButton'

export default function SmsProviderShow() {
  return (
    <ShowPage
      status={<StatusChip source="active" of="active" />}
      commands={
        <Stack direction="row" spacing={1}>
          <SwitchOnButton />
          <MoveButton />
          <KeyButton />
          <SwitchOffProviderButton />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <FactSheet title="smsProviders.facts">
        <DescribedFacts
          of="sms-providers"
          fields={[
            'name',
            'position',
            'source',
            'keySince',
            'sentLastHour',
            'unknownLastHour',
            'undeliveredLastHour',
          ]}
        />
      </FactSheet>
    </ShowPage>
  )
}
