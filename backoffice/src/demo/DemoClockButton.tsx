import EventIcon from '@mui/icons-material/UpdateOutlined'
import { Button, CircularProgress, Tooltip } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { JalaliDate } from '../components/JalaliDateField'
import { useDemoClock } from './useDemoClock'

const DemoClockDialog = lazy(() => import('./DemoClockDialog'))

export const DemoClockButton = () => {
  const translate = useTranslate()
  const clock = useDemoClock()
  const [isOpen, setIsOpen] = useState(false)
  if (!clock) return null
  return (
    <>
      <Tooltip
        title={clock.work ? translate(clock.work.text, clock.work.counts) : translate('demo.clock')}
      >
        <Button
          color="inherit"
          size="small"
          startIcon={clock.work ? <CircularProgress size={16} color="inherit" /> : <EventIcon />}
          onClick={() => setIsOpen(true)}
        >
          <JalaliDate value={clock.today} />
        </Button>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <DemoClockDialog clock={clock} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
