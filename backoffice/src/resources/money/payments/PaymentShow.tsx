import { Stack } from '@mui/material'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'
import { CloseButton, ConfirmButton, RefuseButton, ReopenButton } from './commands'
import { DecisionButtons } from './DecisionButtons'
import { Doubt } from './Doubt'
import { PaymentSheets } from './PaymentSheets'
import { SettleByHandButton } from './SettleByHandButton'

export default function PaymentShow() {
  return (
    <ShowPage
      status={<StatusChip source="status" of="payment" />}
      commands={
        <Stack direction="row" spacing={1}>
          <ConfirmButton />
          <RefuseButton />
          <SettleByHandButton />
          <CloseButton />
          <ReopenButton />
          <WithRecord<RecordOf<'payments'>>>
            {(record) => <DecisionButtons record={record} />}
          </WithRecord>
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <WithRecord<RecordOf<'payments'>>>{(record) => <Doubt record={record} />}</WithRecord>
      <PaymentSheets />
    </ShowPage>
  )
}
