import type { GridColDef } from '@mui/x-data-grid'
import { Code } from '../../../components/CodeField'
import { JalaliDate } from '../../../components/JalaliDateField'
import { RecordLink } from '../../../components/RecordLink'
import { Missing, Rials } from '../../../components/RialField'
import { Status } from '../../../components/StatusChip'
import type { ReconciliationLine } from './ResolveDialog'

type Column = GridColDef<ReconciliationLine>

const Day = ({ value }: { value: string | null }) =>
  value ? <JalaliDate value={value} /> : <Missing />

/** Both sides in the same order, the difference behind them. */
export const lineColumns = (translate: (key: string) => string): Column[] => {
  const column = (field: keyof ReconciliationLine & string, rest: Partial<Column>): Column => ({
    field,
    headerName: translate(`resources.reconciliation-lines.fields.${field}`),
    minWidth: 96,
    flex: 1,
    ...rest,
  })
  return [
    column('status', {
      minWidth: 124,
      renderCell: ({ row }) => <Status of="reconciliationLine" value={row.status} />,
    }),
    column('theirDay', { renderCell: ({ row }) => <Day value={row.theirDay} /> }),
    column('theirReference', {
      minWidth: 130,
      renderCell: ({ row }) =>
        row.theirReference ? <Code value={row.theirReference} /> : <Missing />,
    }),
    column('theirAmount', { renderCell: ({ row }) => <Rials value={row.theirAmount} hideUnit /> }),
    column('ourDay', { renderCell: ({ row }) => <Day value={row.ourDay} /> }),
    column('ourReference', {
      minWidth: 130,
      renderCell: ({ row }) =>
        row.ourId && row.ourKind ? (
          <RecordLink resource={row.ourKind} id={row.ourId}>
            <Code value={row.ourReference ?? '–'} />
          </RecordLink>
        ) : (
          <Missing />
        ),
    }),
    column('ourAmount', { renderCell: ({ row }) => <Rials value={row.ourAmount} hideUnit /> }),
    column('difference', {
      renderCell: ({ row }) =>
        row.status === 'MATCHED' ? <Missing /> : <Rials value={row.difference} hideUnit />,
    }),
    column('state', {
      minWidth: 120,
      renderCell: ({ row }) => <Status of="reconciliationLineState" value={row.state} />,
    }),
    column('note', { minWidth: 100 }),
  ]
}
