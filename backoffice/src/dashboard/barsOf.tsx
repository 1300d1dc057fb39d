import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis, type XAxisProps } from 'recharts'
import { formatNumber } from '../lib/format'
import type { Series } from './ChartFigure'
import type { useChartLook } from './useChartLook'

interface Bars<Row> {
  rows: Row[]
  series: Series[]
  groups: Pick<XAxisProps, 'dataKey' | 'interval' | 'minTickGap' | 'tickFormatter'>
  /** As a pointed group is called. */
  nameOf: (group: string) => string
  barSize: number
}

/** Groups from right to left, as they are read. An element: `ResponsiveContainer` measures no component around it. */
export const barsOf = <Row,>(
  { axis, grid, tooltip }: ReturnType<typeof useChartLook>,
  { rows, series, groups, nameOf, barSize }: Bars<Row>
) => (
  <BarChart
    data={rows}
    margin={{ top: 4, right: 0, bottom: 0, left: 8 }}
    accessibilityLayer={false}
  >
    <CartesianGrid vertical={false} stroke={grid.stroke} />
    <XAxis {...axis} {...groups} reversed />
    <YAxis
      {...axis}
      orientation="right"
      width={56}
      axisLine={false}
      allowDecimals={false}
      tickFormatter={(value: number) => formatNumber(value)}
    />
    <Tooltip
      {...tooltip}
      labelFormatter={(group) => nameOf(String(group))}
      formatter={(value) => formatNumber(Number(value))}
    />
    {series.map(({ key, name, colour }) => (
      <Bar
        key={key}
        dataKey={key}
        name={name}
        fill={colour}
        isAnimationActive={false}
        maxBarSize={barSize}
      />
    ))}
  </BarChart>
)
