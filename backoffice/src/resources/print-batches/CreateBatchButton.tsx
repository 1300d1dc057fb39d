import AddIcon from '@mui/icons-material/Add'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { usePermissions, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { FormDialog } from '../../components/FormDialog'
import { useCommand } from '../../components/useCommand'
import { showPath } from '../../providers/dataProvider'

const permission: Permission = 'cards.print'

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
      isSubmitFocused
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
    </FormDialog>
  )
}

/** Gathers what waits for the printer, and opens the batch. */
export const CreateBatchButton = () => {
  const translate = useTranslate()
  const { permissions } = usePermissions<string[]>()
  const [isOpen, setIsOpen] = useState(false)
  if (!permissions?.includes(permission)) return null
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsOpen(true)}>
        {translate('printBatches.create.label')}
      </Button>
      {isOpen && <CreateBatchDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
