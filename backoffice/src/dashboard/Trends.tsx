import type { DashboardDay } from '@kasbeno/api/contracts/dashboard'
import { rialsPerMillionToman } from '@kasbeno/api/contracts/money'
import { Box, Paper, Typography } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis, ResponsiveContainer } from 'recharts'
import { formatNumber } from '../lib/format'
import { jalaliDate, jalaliShortDay } from '../lib/jalali'

interface Series {
  key: string
  name: string
  colour: string
}

const chartHeight = 220
const ticksApart = 5

/** Time runs from right to left, as it is read. */
const DayChart = ({ title, rows, series }: { title: string; rows: object[]; series: Series[] }) => {
  const { palette, typography } = useTheme()
  const axis = { fontSize: 11, fill: palette.text.secondary }
  return (
    <Paper component="figure" sx={{ m: 0, p: 2, border: 1, borderColor: 'divider' }}>
      <Typography component="figcaption" variant="h2" sx={{ mb: 1 }}>
        {title}
        {series.length > 1 &&
          series.map(({ key, name, colour }) => (
            <Typography key={key} component="span" variant="caption" sx={{ color: colour }}>
              {' ■ '}
              {name}
            </Typography>
          ))}
      </Typography>
      <Box dir="ltr" sx={{ fontFamily: typography.fontFamily }}>
        <ResponsiveContainer width="100%" height={chartHeight}>
          <BarChart data={rows} margin={{ top: 4, right: 0, bottom: 0, left: 8 }}>
            <CartesianGrid vertical={false} stroke={palette.divider} />
            <XAxis
              reversed
              dataKey="date"
              tick={axis}
              tickLine={false}
              interval={ticksApart - 1}
              tickFormatter={jalaliShortDay}
            />
            <YAxis
              orientation="right"
              width={48}
              tick={axis}
              tickLine={false}
              axisLine={false}
              allowDecimals={false}
              tickFormatter={(value: number) => formatNumber(value)}
            />
            <Tooltip
              cursor={{ fill: palette.action.hover }}
              labelFormatter={(date) => jalaliDate(String(date))}
              formatter={(value) => formatNumber(Number(value))}
              contentStyle={{
                direction: 'rtl',
                fontSize: 12,
                background: palette.background.paper,
                border: `1px solid ${palette.divider}`,
              }}
            />
            {series.map(({ key, name, colour }) => (
              <Bar
                key={key}
                dataKey={key}
                name={name}
                fill={colour}
                isAnimationActive={false}
                maxBarSize={14}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </Box>
    </Paper>
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
