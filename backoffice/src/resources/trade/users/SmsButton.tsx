import SmsIcon from '@mui/icons-material/SmsOutlined'
import { lazy } from 'react'
import { DialogButton } from '../../../components/DialogButton'
import type { RecordOf } from '../../../providers/contract'

const SmsDialog = lazy(() => import('./SmsDialog'))

export const SmsButton = () => (
  <DialogButton<RecordOf<'users'>>
    permission="sms.send"
    label="commands.sendSms.label"
    icon={<SmsIcon />}
  >
    {(record, close) => <SmsDialog record={record} onClose={close} />}
  </DialogButton>
)
