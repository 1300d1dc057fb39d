import { CreateCommandButton } from '../../../components/DialogButton'
import { SendStatementDialog } from './SendStatementDialog'

export const SendStatementButton = () => (
  <CreateCommandButton permission="reconciliations.import" label="reconciliations.send.label">
    {(close) => <SendStatementDialog onClose={close} />}
  </CreateCommandButton>
)
