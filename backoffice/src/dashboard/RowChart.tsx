import { rightToLeft } from '@kasbeno/api/contracts/digits'
import { rialsPerMillionToman } from '@kasbeno/api/contracts/money'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { Rials } from '../components/RialField'
import { formatNumber } from '../lib/format'
import { ChartFigure, type Series } from './ChartFigure'
import { useChartLook } from './useChartLook'

export type ChartRow = { name: string; count: number } & Record<string, string | number>

interface RowChartProps {
  title: string
  words: { name: string; count: string }
  /** The table may have more. */
  drawn: ChartRow[]
  rows: ChartRow[]
  series: Series[]
  empty: string | false
  columns: { key: string; name: string }[]
  aside?: ReactNode
}

const rowHeight = 32
const axisHeight = 30
const nameWidth = 112

/** Stacked from right to left. */
export const RowChart = ({
  title,
  words,
  drawn,
  rows,
  series,
  columns,
  empty,
  aside,
}: RowChartProps) => {
  const translate = useTranslate()
  const { axis, grid, tooltip } = useChartLook()
  return (
    <ChartFigure
      title={title}
      series={series}
      height={drawn.length * rowHeight + axisHeight}
      empty={empty}
      aside={aside}
      table={{
        rows,
        rowKey: ({ name }) => name,
        columns: [
          { label: words.name, render: ({ name }) => name },
          { label: words.count, render: ({ count }) => formatNumber(count) },
          ...columns.map(({ key, name }) => ({
            label: translate('unit.ofRials', { name }),
            render: (row: ChartRow) => <Rials value={Number(row[key])} hideUnit />,
          })),
        ],
      }}
      chart={
        <BarChart
          layout="vertical"
          data={drawn}
          margin={{ top: 0, right: 0, bottom: 0, left: 16 }}
          accessibilityLayer={false}
        >
          <CartesianGrid horizontal={false} stroke={grid.stroke} />
          <XAxis
            {...axis}
            type="number"
            reversed
            axisLine={false}
            tickFormatter={(rials: number) => formatNumber(rials / rialsPerMillionToman)}
          />
          <YAxis
            {...axis}
            type="category"
            dataKey="name"
            orientation="right"
            width={nameWidth}
            interval={0}
            // The drawing is left to right.
            tickFormatter={rightToLeft}
          />
          <Tooltip
            {...tooltip}
            formatter={(rials) => translate('unit.rials', { amount: formatNumber(Number(rials)) })}
          />
          {series.map(({ key, name, colour }) => (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              fill={colour}
              stackId="row"
              isAnimationActive={false}
              maxBarSize={18}
            />
          ))}
        </BarChart>
      }
    />
  )
}
