import { rightToLeft } from '@kasbeno/api/contracts/digits'
import type { DistributorReport, ReportColumn } from '@kasbeno/api/contracts/distributor_reports'
import { rialsPerMillionToman } from '@kasbeno/api/contracts/money'
import { useTheme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { barsOf } from '../../../../dashboard/barsOf'
import { ChartFigure } from '../../../../dashboard/ChartFigure'
import { useChartLook } from '../../../../dashboard/useChartLook'
import { jalaliShortDay } from '../../../../lib/jalali'
import { cellText } from './cells'

const height = 240
const seriesAtMost = 2
const groupsAtMost = 60

const inMillionTomans = (rials: number) => Math.round(rials / rialsPerMillionToman)

/** Sums in rials of each group, side by side, from right to left as they are read. */
export const ReportChart = ({ report }: { report: DistributorReport }) => {
  const translate = useTranslate()
  const { palette } = useTheme()
  const look = useChartLook()
  const { columns, rows, title } = report
  const [group] = columns as [ReportColumn, ...ReportColumn[]]
  const amounts = columns.filter(({ kind }) => kind === 'rials').slice(0, seriesAtMost)
  if (rows.length < 2) return null
  const nameOf = (name: string) =>
    group.kind === 'day' ? jalaliShortDay(name) : rightToLeft(cellText(group, name))
  const drawn = rows.slice(-groupsAtMost).map(({ cells }) => ({
    group: String(cells[group.name]),
    ...Object.fromEntries(
      amounts.map(({ name }) => [name, inMillionTomans(Number(cells[name] ?? 0))])
    ),
  }))
  const colours = [palette.primary.main, palette.secondary.main]
  const series = amounts.map(({ name, label }, index) => ({
    key: name,
    name: label,
    colour: colours[index]!,
  }))
  return (
    <ChartFigure
      title={translate('reports.inMillionToman', { title })}
      series={series}
      height={height}
      chart={barsOf(look, {
        rows: drawn,
        series,
        groups: {
          dataKey: 'group',
          interval: 'preserveStartEnd',
          minTickGap: 12,
          tickFormatter: nameOf,
        },
        nameOf,
        barSize: 28,
      })}
    />
  )
}
