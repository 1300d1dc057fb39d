import { useNavigate } from 'react-router-dom'
import { CreateCommandButton } from '../../../components/DialogButton'
import { FormDialog } from '../../../components/FormDialog'
import { useCommand } from '../../../components/useCommand'
import { showPath } from '../../../providers/dataProvider'

const CreateBatchDialog = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate()
  const { run, isRunning, refusal } = useCommand<'/api/admin/print-batches'>()
  const submit = async () => {
    const made = await run('print-batches', {})
    if (made) await navigate(showPath('print-batches', made.id))
  }
  return (
    <FormDialog
      title="printBatches.create.title"
      explain="printBatches.create.explain"
      submit="printBatches.create.submit"
      isRunning={isRunning}
      refusal={refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  )
}

export const CreateBatchButton = () => (
  <CreateCommandButton permission="cards.print" label="printBatches.create.label">
    {(close) => <CreateBatchDialog onClose={close} />}
  </CreateCommandButton>
)
