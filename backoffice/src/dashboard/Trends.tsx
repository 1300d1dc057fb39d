import type { DashboardDay } from '@kasbeno/api/contracts/dashboard'
import { rialsPerMillionToman } from '@kasbeno/api/contracts/money'
import { Box } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { Rials } from '../components/RialField'
import type { SubColumn } from '../components/SubTable'
import { formatNumber } from '../lib/format'
import { jalaliDate, jalaliShortDay } from '../lib/jalali'
import { barsOf } from './barsOf'
import { ChartFigure, type Series } from './ChartFigure'
import { useChartLook } from './useChartLook'

const chartHeight = 220
const ticksApart = 5

interface DayChartProps {
  title: string
  rows: DashboardDay[]
  series: Series[]
  columns: SubColumn<DashboardDay>[]
}

/** Time runs from right to left, as it is read. */
const DayChart = ({ title, rows, series, columns }: DayChartProps) => {
  const look = useChartLook()
  return (
    <ChartFigure
      title={title}
      series={series}
      height={chartHeight}
      table={{
        rows,
        rowKey: ({ date }) => date,
        columns: [{ label: 'dashboard.day', render: ({ date }) => jalaliDate(date) }, ...columns],
      }}
      chart={barsOf(look, {
        rows,
        series,
        groups: { dataKey: 'date', interval: ticksApart - 1, tickFormatter: jalaliShortDay },
        nameOf: jalaliDate,
        barSize: 14,
      })}
    />
  )
}

/** The last thirty days: applications and approvals, and what was paid. */
export default function Trends({ days }: { days: DashboardDay[] }) {
  const translate = useTranslate()
  const { palette } = useTheme()
  const payments = days.map((day) => ({
    ...day,
    paidMillionToman: Math.round(day.paidAmount / rialsPerMillionToman),
  }))
  return (
    <Box
      component="section"
      aria-label={translate('dashboard.trends')}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
    >
      <DayChart
        title={translate('dashboard.applications')}
        rows={days}
        columns={[
          {
            label: 'dashboard.series.applications',
            render: ({ applications }) => formatNumber(applications),
          },
          {
            label: 'dashboard.series.approvals',
            render: ({ approvals }) => formatNumber(approvals),
          },
        ]}
        series={[
          {
            key: 'applications',
            name: translate('dashboard.series.applications'),
            colour: palette.primary.main,
          },
          {
            key: 'approvals',
            name: translate('dashboard.series.approvals'),
            colour: palette.secondary.main,
          },
        ]}
      />
      <DayChart
        title={translate('dashboard.payments')}
        rows={payments}
        columns={[
          { label: 'dashboard.paidInvoices', render: ({ payments: paid }) => formatNumber(paid) },
          {
            label: 'dashboard.paidAmount',
            render: ({ paidAmount }) => <Rials value={paidAmount} hideUnit />,
          },
        ]}
        series={[
          {
            key: 'paidMillionToman',
            name: translate('dashboard.series.paid'),
            colour: palette.secondary.main,
          },
        ]}
      />
    </Box>
  )
}
