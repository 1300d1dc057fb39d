import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { usePermissions, useRecordContext, useTranslate } from 'react-admin'

const ChangeDialog = lazy(() => import('./ChangeDialog'))

export const ChangeButton = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  const { permissions } = usePermissions<string[]>()
  const [isOpen, setIsOpen] = useState(false)
  if (!record || !permissions?.includes('settings.update')) return null
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{translate('settings.change')}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ChangeDialog record={record} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
