import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { Button } from '@mui/material'
import { useState } from 'react'
import { usePermissions, useRecordContext, useTranslate } from 'react-admin'
import { ImportResultDialog } from './ImportResultDialog'
import { useUntracked } from './useRun'

const permission: Permission = 'settlement.run'

/** Stays while its answers are read, also when they have finished the run. */
export const ImportResultButton = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  const { permissions } = usePermissions<string[]>()
  const untracked = useUntracked()
  const [isOpen, setIsOpen] = useState(false)
  if (!record || !permissions?.includes(permission)) return null
  return (
    <>
      {(record.status === 'APPROVED' || untracked > 0) && (
        <Button variant="contained" startIcon={<UploadIcon />} onClick={() => setIsOpen(true)}>
          {translate('settlement.import.label')}
        </Button>
      )}
      {isOpen && <ImportResultDialog record={record} onClose={() => setIsOpen(false)} />}
    </>
  )
}
