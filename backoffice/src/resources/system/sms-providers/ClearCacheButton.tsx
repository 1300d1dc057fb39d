import RefreshIcon from '@mui/icons-material/RefreshOutlined'
import { useNotify } from 'react-admin'
import { PageDialogButton } from '../../../components/DialogButton'
import { FormDialog } from '../../../components/FormDialog'
import { useCommand } from '../../../components/useCommand'

const ClearCacheDialog = ({ onClose }: { onClose: () => void }) => {
  const notify = useNotify()
  const { run, isRunning, refusal } = useCommand<'/api/admin/sms-providers/clear-cache'>()
  const submit = async () => {
    if (!(await run('sms-providers/clear-cache', {}))) return
    notify('smsProviders.clear.done', { type: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title="smsProviders.clear.label"
      explain="smsProviders.clear.explain"
      submit="smsProviders.clear.label"
      isRunning={isRunning}
      refusal={refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  )
}

export const ClearCacheButton = () => (
  <PageDialogButton
    permission="sms.configure"
    icon={<RefreshIcon />}
    label="smsProviders.clear.label"
  >
    {(close) => <ClearCacheDialog onClose={close} />}
  </PageDialogButton>
)
