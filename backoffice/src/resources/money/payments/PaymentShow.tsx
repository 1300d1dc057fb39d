import { Stack } from '@mui/material'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'
import {
  ClosePaymentButton,
  ConfirmButton,
  RefusePaymentButton,
  ReopenPaymentButton,
} from './commands'
import { PaymentDecisionButtons } from './PaymentDecisionButtons'
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
          <RefusePaymentButton />
          <SettleByHandButton />
          <ClosePaymentButton />
          <ReopenPaymentButton />
          <WithRecord<RecordOf<'payments'>>>
            {(record) => <PaymentDecisionButtons record={record} />}
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
