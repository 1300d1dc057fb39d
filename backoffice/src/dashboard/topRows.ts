import type { ChartRow } from './RowChart'

const drawnAtMost = 7

/** The last row sums up the rest. */
export const topRows = (rows: ChartRow[], restName: string): ChartRow[] => {
  if (rows.length <= drawnAtMost) return rows
  const rest = rows.slice(drawnAtMost - 1)
  const summed = rest.reduce<ChartRow>(
    (sum, row) => {
      for (const [key, value] of Object.entries(row)) {
        if (typeof value === 'number') sum[key] = Number(sum[key] ?? 0) + value
      }
      return sum
    },
    { name: restName, count: 0 }
  )
  return [...rows.slice(0, drawnAtMost - 1), summed]
}
