import { Stack } from '@mui/material'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import { EditButton } from './EditButton'
import { PhoneMessage } from '../../../components/PhoneMessage'

export default function SmsTemplateShow() {
  return (
    <ShowPage
      status={<StatusChip source="active" of="active" />}
      commands={
        <Stack direction="row" spacing={1}>
          <EditButton />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <FactSheet title="smsTemplates.facts">
        <DescribedFacts
          of="sms-templates"
          fields={[
            'name',
            'holdsCode',
            'kavenegarName',
            'smsIrId',
            'updatedAt',
            { field: 'text', isWide: true },
          ]}
        />
      </FactSheet>
      <FactSheet title="smsTemplates.preview">
        <WithRecord>
          {({ text, params }) => <PhoneMessage text={text} params={params} />}
        </WithRecord>
      </FactSheet>
    </ShowPage>
  )
}
