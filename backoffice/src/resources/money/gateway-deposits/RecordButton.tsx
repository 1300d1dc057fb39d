import { CreateCommandButton } from '../../../components/DialogButton'
import { RecordDialog } from './RecordDialog'

export const RecordButton = () => (
  <CreateCommandButton permission="gateway-deposits.record" label="deposits.record.label">
    {(close) => <RecordDialog onClose={close} />}
  </CreateCommandButton>
)
