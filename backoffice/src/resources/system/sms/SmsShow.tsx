import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'

const Text = () => {
  const translate = useTranslate()
  return (
    <WithRecord<RecordOf<'sms'>>>
      {({ text }) => (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text ?? translate('sms.noText')}
        </Typography>
      )}
    </WithRecord>
  )
}

export default function SmsShow() {
  return (
    <ShowPage status={<StatusChip source="status" of="sms" />}>
      <FactSheet title="resources.sms.fields.text">
        <Text />
      </FactSheet>
      <FactSheet title="sms.way">
        <DescribedFacts
          of="sms"
          fields={[
            'phone',
            'template',
            'createdAt',
            'provider',
            'sentAt',
            'delivery',
            'deliveredAt?',
            'deliveryCode?',
            { field: 'failure', isWide: true, isOptional: true },
          ]}
        />
      </FactSheet>
    </ShowPage>
  )
}
