import EventIcon from '@mui/icons-material/UpdateOutlined'
import { Button, Tooltip } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { JalaliDate } from '../components/JalaliDateField'
import { useDemoClock } from './useDemoClock'

const DemoClockDialog = lazy(() => import('./DemoClockDialog'))

export const DemoClockButton = () => {
  const translate = useTranslate()
  const today = useDemoClock()
  const [isOpen, setIsOpen] = useState(false)
  if (!today) return null
  return (
    <>
      <Tooltip title={translate('demo.clock')}>
        <Button
          color="inherit"
          size="small"
          startIcon={<EventIcon />}
          onClick={() => setIsOpen(true)}
        >
          <JalaliDate value={today} />
        </Button>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <DemoClockDialog today={today} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
