import {
  pastDueAges,
  type DashboardMoney,
  type MoneyAndCount,
} from '@kasbeno/api/contracts/dashboard'
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { RowChart } from './RowChart'
import { topRows } from './topRows'

const groupings = ['guilds', 'provinces'] as const
type Grouping = (typeof groupings)[number]

const Ageing = ({ notDue, pastDue }: Pick<DashboardMoney, 'notDue' | 'pastDue'>) => {
  const translate = useTranslate()
  const { palette } = useTheme()
  const ages: [name: string, sum: MoneyAndCount, isLate: boolean][] = [
    ['notDue', notDue, false],
    ...pastDueAges.map((age): [string, MoneyAndCount, boolean] => [age, pastDue[age], true]),
  ]
  const rows = ages.map(([age, { amount, count }, isLate]) => ({
    name: translate(`dashboard.ageing.${age}`),
    count,
    onTime: isLate ? 0 : amount,
    late: isLate ? amount : 0,
    amount,
  }))
  const owesNothing = rows.every(({ amount }) => amount === 0)
  return (
    <RowChart
      title={translate('dashboard.ageing.title')}
      words={{ name: 'dashboard.ageing.age', count: 'dashboard.ageing.count' }}
      drawn={rows}
      rows={rows}
      series={[
        {
          key: 'onTime',
          name: translate('dashboard.ageing.notDue'),
          colour: palette.secondary.main,
        },
        { key: 'late', name: translate('dashboard.ageing.late'), colour: palette.primary.main },
      ]}
      columns={[{ key: 'amount', name: translate('dashboard.ageing.amount') }]}
      empty={owesNothing && translate('dashboard.ageing.nothing')}
    />
  )
}

const ExposureChart = ({ exposure }: Pick<DashboardMoney, 'exposure'>) => {
  const translate = useTranslate()
  const { palette } = useTheme()
  const [grouping, setGrouping] = useState<Grouping>('guilds')
  const rows = exposure[grouping].map(({ name, count, limit, used, held }) => ({
    name: name ?? translate('dashboard.exposure.unknown'),
    count,
    used,
    held,
    left: Math.max(0, limit - used - held),
  }))
  const series = (['used', 'held', 'left'] as const).map((key, i) => ({
    key,
    name: translate(`resources.credit-lines.fields.${key}`),
    colour: [palette.primary.main, palette.warning.main, palette.text.secondary][i]!,
  }))
  return (
    <RowChart
      title={translate('dashboard.exposure.title')}
      words={{ name: `dashboard.exposure.${grouping}`, count: 'dashboard.exposure.count' }}
      drawn={topRows(rows, translate('dashboard.exposure.rest'))}
      rows={rows}
      series={series}
      columns={series}
      empty={rows.length === 0 && translate('dashboard.exposure.nothing')}
      aside={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={grouping}
          aria-label={translate('dashboard.exposure.by')}
          onChange={(_, chosen: Grouping | null) => chosen && setGrouping(chosen)}
        >
          {groupings.map((one) => (
            <ToggleButton key={one} value={one} sx={{ py: 0 }}>
              {translate(`dashboard.exposure.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    />
  )
}

/** Receivables by age, and where the credit stands. */
export default function RiskCharts({ money }: { money: DashboardMoney }) {
  const translate = useTranslate()
  return (
    <Box
      component="section"
      aria-label={translate('dashboard.risk')}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
    >
      <Ageing {...money} />
      <ExposureChart {...money} />
    </Box>
  )
}
