import GavelIcon from '@mui/icons-material/Gavel'
import { useRecordContext } from 'react-admin'
import { DialogButton } from '../../../components/DialogButton'
import type { RecordOf } from '../../../providers/contract'
import { askDisabledReason } from './doubt'
import { SettleByHandDialog } from './SettleByHandDialog'

/** As on the bank statement; by a second person. */
export const SettleByHandButton = () => {
  const record = useRecordContext<RecordOf<'payments'>>()
  if (!record || askDisabledReason(record)) return null
  return (
    <DialogButton<RecordOf<'payments'>>
      isMain
      permission="payments.resolve"
      label="commands.askSettle.label"
      icon={<GavelIcon />}
    >
      {(payment, close) => <SettleByHandDialog record={payment} onClose={close} />}
    </DialogButton>
  )
}
