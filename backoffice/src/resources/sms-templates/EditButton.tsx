import EditIcon from '@mui/icons-material/EditOutlined'
import { Button } from '@mui/material'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { lazy, Suspense, useState } from 'react'
import { usePermissions, useRecordContext, useTranslate } from 'react-admin'

const EditDialog = lazy(() => import('./EditDialog'))

const permission: Permission = 'sms.configure'

/** A text that carries a code is asked for, any other one is changed. */
export const EditButton = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  const { permissions } = usePermissions<string[]>()
  const [isOpen, setIsOpen] = useState(false)
  if (!record || !permissions?.includes(permission)) return null
  return (
    <>
      <Button variant="contained" startIcon={<EditIcon />} onClick={() => setIsOpen(true)}>
        {translate(record.holdsCode ? 'commands.askTemplate.label' : 'smsTemplates.edit')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EditDialog record={record} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
