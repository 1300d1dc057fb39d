import RefreshIcon from '@mui/icons-material/RefreshOutlined'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, usePermissions, useTranslate } from 'react-admin'
import { FormDialog } from '../../components/FormDialog'
import { useCommand } from '../../components/useCommand'

const permission: Permission = 'sms.configure'

const ClearCacheDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate()
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
      isSubmitFocused
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {refusal && (
        <Alert severity="error">{translate(refusal.message, { _: refusal.message })}</Alert>
      )}
    </FormDialog>
  )
}

/** Lets all processes read providers and texts anew: for what was changed beside the back-office. */
export const ClearCacheButton = () => {
  const translate = useTranslate()
  const { permissions } = usePermissions<string[]>()
  const [isOpen, setIsOpen] = useState(false)
  if (!permissions?.includes(permission)) return null
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<RefreshIcon />}
        onClick={() => setIsOpen(true)}
      >
        {translate('smsProviders.clear.label')}
      </Button>
      {isOpen && <ClearCacheDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
