import { Box, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useGetIdentity, usePermissions, useTranslate } from 'react-admin'
import { LoadError } from '../components/LoadError'
import { Rials } from '../components/RialField'
import { formatNumber } from '../lib/format'
import { dayFromToday } from '../lib/jalali'
import { getTotals } from '../providers/dataProvider'
import { distributorFigures, type Figure } from './distributorFigures'
import { Tile, Tiles } from './Tile'

const FigureTile = ({ of, isUrgent }: { of: Figure; isUrgent: boolean }) => {
  const translate = useTranslate()
  const { list, filter, amount, beside, name } = of
  const { data, error, refetch } = useQuery({
    queryKey: [list, 'totals', filter],
    queryFn: ({ signal }) => getTotals(list, filter, signal),
    retry: false,
  })
  if (error) return <LoadError error={error} retry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={104} />
  const count = data.count ?? 0
  const withheld = beside ? (data[beside] ?? 0) : 0
  return (
    <Tile
      label={translate(`dashboard.ofDistributor.${name}`)}
      isUrgent={isUrgent && count > 0}
      note={
        amount && (
          <>
            {translate('dashboard.ofDistributor.invoices', { count: formatNumber(count) })}
            {withheld > 0 && (
              <Box component="span" sx={{ display: 'block' }}>
                {translate('dashboard.ofDistributor.withheld')} <Rials value={withheld} />
              </Box>
            )}
          </>
        )
      }
      to={of.to}
    >
      {amount ? <Rials value={data[amount] ?? 0} /> : formatNumber(count)}
    </Tile>
  )
}

/** What comes in and when, what is in dispute, what yesterday sold, what waits for the reader. */
export default function DistributorHome() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const { permissions = [] } = usePermissions<string[]>()
  useEffect(() => {
    document.title = `${translate('menu.dashboard')} | ${translate('app.name')}`
  }, [translate])
  const sections = distributorFigures({
    today: dayFromToday(0),
    yesterday: dayFromToday(-1),
    nextWeek: dayFromToday(7),
    twoWeeksAgo: dayFromToday(-14),
  })
  return (
    <Stack spacing={2} sx={{ maxWidth: 1440 }}>
      <Typography variant="h1" sx={{ pt: 1 }}>
        {translate('dashboard.greeting', { name: identity?.fullName ?? '' })}
      </Typography>
      {sections.map(({ section, figures }) => {
        const shown = figures.filter(({ openedBy }) => permissions.includes(openedBy))
        return (
          shown.length > 0 && (
            <Tiles key={section} wide title={translate(`dashboard.ofDistributor.${section}`)}>
              {shown.map((figure) => (
                <FigureTile key={figure.name} of={figure} isUrgent={section === 'waiting'} />
              ))}
            </Tiles>
          )
        )
      })}
    </Stack>
  )
}
