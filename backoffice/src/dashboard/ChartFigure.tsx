import { Box, Paper, Stack, Typography } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import type { ReactElement, ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ResponsiveContainer } from 'recharts'
import { SubTable, type SubColumn } from '../components/SubTable'

export interface Series {
  key: string
  name: string
  colour: string
}

interface ChartFigureProps<Row> {
  title: string
  series: Series[]
  height: number
  chart: ReactElement
  /** None where the page has it already. */
  table?: { rows: Row[]; columns: SubColumn<Row>[]; rowKey: (row: Row) => string }
  /** In place of the chart. */
  empty?: string | false
  aside?: ReactNode
}

export const ChartFigure = <Row,>({
  title,
  series,
  height,
  chart,
  table,
  empty,
  aside,
}: ChartFigureProps<Row>) => {
  const translate = useTranslate()
  const { typography } = useTheme()
  return (
    <Paper
      component="figure"
      aria-label={title}
      sx={{ m: 0, p: 2, border: 1, borderColor: 'divider', minWidth: 0 }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography variant="h2">
          {title}
          {series.length > 1 &&
            series.map(({ key, name, colour }) => (
              <Typography key={key} component="span" variant="caption" sx={{ color: colour }}>
                {' ■ '}
                {name}
              </Typography>
            ))}
        </Typography>
        {aside}
      </Stack>
      {empty ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', py: 2 }}>
          {empty}
        </Typography>
      ) : (
        <>
          <Box aria-hidden dir="ltr" sx={{ fontFamily: typography.fontFamily }}>
            <ResponsiveContainer width="100%" height={height}>
              {chart}
            </ResponsiveContainer>
          </Box>
          {table && (
            <Box component="details" sx={{ mt: 1 }}>
              <Typography
                component="summary"
                variant="caption"
                sx={{ cursor: 'pointer', color: 'text.secondary' }}
              >
                {translate('dashboard.asTable')}
              </Typography>
              <Box sx={{ maxHeight: 320, overflowY: 'auto' }}>
                <SubTable {...table} label={title} />
              </Box>
            </Box>
          )}
        </>
      )}
    </Paper>
  )
}
