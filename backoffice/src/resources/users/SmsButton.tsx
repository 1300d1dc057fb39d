import SmsIcon from '@mui/icons-material/SmsOutlined'
import { Button } from '@mui/material'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { lazy, Suspense, useState } from 'react'
import { usePermissions, useRecordContext, useTranslate } from 'react-admin'
import type { RecordOf } from '../../providers/contract'

const SmsDialog = lazy(() => import('./SmsDialog'))

const permission: Permission = 'sms.send'

/** One message of a closed list, to this customer. */
export const SmsButton = () => {
  const translate = useTranslate()
  const record = useRecordContext<RecordOf<'users'>>()
  const { permissions } = usePermissions<string[]>()
  const [isOpen, setIsOpen] = useState(false)
  if (!record || !permissions?.includes(permission)) return null
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<SmsIcon />}
        onClick={() => setIsOpen(true)}
      >
        {translate('commands.sendSms.label')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SmsDialog record={record} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
