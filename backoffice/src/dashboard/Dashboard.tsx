import { Box, Skeleton, Stack, Typography } from '@mui/material'
import { lazy, Suspense, useEffect } from 'react'
import { useGetIdentity, useTranslate } from 'react-admin'
import { JalaliDate } from '../components/JalaliDateField'
import { LoadError } from '../components/LoadError'
import { isIdle } from './idle'
import { MoneyAtRisk } from './MoneyAtRisk'
import { OpenPages } from './OpenPages'
import { Queues } from './Queues'
import { useDashboard } from './useDashboard'

const RiskCharts = lazy(() => import('./RiskCharts'))
const Trends = lazy(() => import('./Trends'))

/** Tasks, money at risk, trends. */
export default function Dashboard() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const { data, isPending, error, refetch, fetchStatus } = useDashboard()
  useEffect(() => {
    document.title = `${translate('menu.dashboard')} | ${translate('app.name')}`
  }, [translate])
  return (
    <Stack spacing={1.5} sx={{ maxWidth: 1440 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'baseline', minHeight: 40, pt: 1 }}>
        <Typography variant="h1">
          {translate('dashboard.greeting', { name: identity?.fullName ?? '' })}
        </Typography>
        {data && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('dashboard.at')} <JalaliDate value={data.at} withTime />
          </Typography>
        )}
      </Stack>
      {error && <LoadError error={error} retry={() => void refetch()} />}
      {isPending && fetchStatus === 'fetching' && <Skeleton variant="rounded" height={320} />}
      {data && (
        <>
          <Queues queues={data.queues} />
          {isIdle(data) && <OpenPages />}
          {data.money && (
            <>
              <MoneyAtRisk money={data.money} />
              <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
                <RiskCharts money={data.money} />
              </Suspense>
            </>
          )}
          {data.trends && (
            <Box sx={{ minHeight: 280 }}>
              <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
                <Trends days={data.trends.days} />
              </Suspense>
            </Box>
          )}
        </>
      )}
    </Stack>
  )
}
