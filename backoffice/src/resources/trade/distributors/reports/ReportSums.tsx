import type { DistributorReport, ReportColumn } from '@kasbeno/api/contracts/distributor_reports'
import { Box, Paper, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { jalaliDate } from '../../../../lib/jalali'
import { Cell, cellText, isNumeric } from './cells'

const shownAtMost = 4

/** In percent of what was before; null where there was nothing. */
const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : ((now - before) / before) * 100

const Sum = ({ column, report }: { column: ReportColumn; report: DistributorReport }) => {
  const translate = useTranslate()
  const now = report.totals.cells[column.name] ?? null
  const before = report.before.cells[column.name] ?? null
  const change = changeOf(Number(now), Number(before))
  const percent = { ...column, kind: 'percent' } as const
  return (
    <Paper sx={{ px: 1.5, py: 1, border: 1, borderColor: 'divider' }}>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {column.label}
      </Typography>
      <Box sx={{ fontSize: '1.125rem', fontWeight: 700 }}>
        <Cell column={column} value={now} />
      </Box>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {change === null
          ? translate('reports.nothingBefore')
          : translate(change < 0 ? 'reports.less' : 'reports.more', {
              percent: cellText(percent, Math.abs(change)),
            })}
      </Typography>
    </Paper>
  )
}

/** The sums of all rows beside those of the period before. */
export const ReportSums = ({ report }: { report: DistributorReport }) => {
  const translate = useTranslate()
  const { before, columns } = report
  const sums = columns
    .filter((column) => isNumeric(column) && column.kind !== 'percent')
    .slice(0, shownAtMost)
  return (
    <Box component="section" aria-label={translate('reports.sums')}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
        }}
      >
        {sums.map((column) => (
          <Sum key={column.name} column={column} report={report} />
        ))}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('reports.before', {
          from: jalaliDate(before.from),
          to: jalaliDate(before.to),
        })}
        {' · '}
        {translate('unit.inRials')}
      </Typography>
    </Box>
  )
}
