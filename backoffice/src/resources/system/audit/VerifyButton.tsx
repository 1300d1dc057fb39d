import VerifiedIcon from '@mui/icons-material/VerifiedUserOutlined'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'

const VerifyDialog = lazy(() => import('./VerifyDialog'))

export const VerifyButton = () => {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<VerifiedIcon />} onClick={() => setIsOpen(true)}>
        {translate('audit.verify.label')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <VerifyDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
