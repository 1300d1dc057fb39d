import AddIcon from '@mui/icons-material/Add'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { Button } from '@mui/material'
import { useState } from 'react'
import { usePermissions, useTranslate } from 'react-admin'
import { RecordDialog } from './RecordDialog'

const permission: Permission = 'gateway-deposits.record'

export const RecordButton = () => {
  const translate = useTranslate()
  const { permissions } = usePermissions<string[]>()
  const [isOpen, setIsOpen] = useState(false)
  if (!permissions?.includes(permission)) return null
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsOpen(true)}>
        {translate('deposits.record.label')}
      </Button>
      {isOpen && <RecordDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
