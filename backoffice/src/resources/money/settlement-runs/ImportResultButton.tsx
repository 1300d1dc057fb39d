import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { Button } from '@mui/material'
import { useState } from 'react'
import { usePermissions, useRecordContext, useTranslate } from 'react-admin'
import { ImportResultDialog } from './ImportResultDialog'

const permission: Permission = 'settlement.run'

const sentToBank = new Set(['APPROVED', 'DONE'])

/** Also after the end: returns and corrections. */
export const ImportResultButton = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  const { permissions } = usePermissions<string[]>()
  const [isOpen, setIsOpen] = useState(false)
  if (!record || !permissions?.includes(permission)) return null
  return (
    <>
      {sentToBank.has(String(record.status)) && (
        <Button variant="contained" startIcon={<UploadIcon />} onClick={() => setIsOpen(true)}>
          {translate('settlement.import.label')}
        </Button>
      )}
      {isOpen && <ImportResultDialog record={record} onClose={() => setIsOpen(false)} />}
    </>
  )
}
