import MoneyOffIcon from '@mui/icons-material/MoneyOffOutlined'
import { CommandButton } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'

/** Whether any debt is old enough, the server says; a second person decides. */
export const WriteOffButton = () => (
  <CommandButton<RecordOf<'credit-lines'>>
    name="writeOff"
    permission="credit.write-off"
    path={() => 'credit/write-off'}
    body={({ id }, { reason }) => ({ creditLineId: id, reason })}
    words={({ ownerName }) => ({ name: String(ownerName ?? '') })}
    icon={<MoneyOffIcon />}
    color="error"
    disabledReason={({ used }) => (used > 0 ? null : 'writeOffs.noDebt')}
    reason="required"
    hasPreview
  />
)
