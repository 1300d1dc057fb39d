import { FormControlLabel, Stack, Switch, Typography } from '@mui/material'
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid'
import { useState } from 'react'
import { useGetManyReference, useTranslate } from 'react-admin'
import { FactSheet } from '../../../components/Facts'
import { LoadError } from '../../../components/LoadError'
import { useGridWords } from '../../../components/useGridWords'
import { useHotkeys } from '../../../lib/useHotkeys'
import { lineColumns } from './lineColumns'
import { actionsOf, type ReconciliationLine } from './ResolveDialog'
import { ResolveLineButton } from './ResolveLineButton'

const perPage = 50
/** As the officer reads the file; what it lacks comes last. */
const order = { field: 'rowNumber', order: 'ASC' } as const
const differing = { status: ['MISSING_HERE', 'MISSING_THERE', 'AMOUNT_DIFFERS', 'DUPLICATE'] }

const useLines = (id: string, onlyDifferences: boolean) => {
  const [page, setPage] = useState(0)
  const {
    data,
    total = 0,
    error,
    refetch,
    isFetching,
  } = useGetManyReference(
    'reconciliation-lines',
    {
      target: 'reconciliationId',
      id,
      pagination: { page: page + 1, perPage },
      sort: order,
      filter: onlyDifferences ? differing : {},
    },
    // Without rows the grid would turn back to its first page.
    { onError: () => undefined, placeholderData: (shown) => shown }
  )
  const rows = (data ?? []) as ReconciliationLine[]
  return { rows, total, error, refetch, isFetching, page, setPage }
}

/** Which line the keys are at: the chosen one, or the first that is open. */
const useChosen = (rows: readonly ReconciliationLine[]) => {
  const [chosen, choose] = useState<string | null>(null)
  const open = rows.find((line) => actionsOf(line).length > 0)
  const line = rows.find(({ id }) => id === chosen) ?? open ?? rows[0]
  const move = (by: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === line?.id) + by
    const next = rows[Math.min(Math.max(at, 0), rows.length - 1)]
    if (next) choose(next.id)
  }
  return { line, choose, move }
}

/** The file on one side, our books on the other. */
export const Lines = ({ id, isOpen }: { id: string; isOpen: boolean }) => {
  const translate = useTranslate()
  const [onlyDifferences, setOnlyDifferences] = useState(true)
  const localeText = useGridWords(
    onlyDifferences ? 'reconciliations.noDifferences' : 'reconciliations.noLines'
  )
  const { rows, total, error, refetch, isFetching, page, setPage } = useLines(id, onlyDifferences)
  const { line, choose, move } = useChosen(rows)
  useHotkeys({ KeyJ: () => move(1), KeyK: () => move(-1) }, { mayRepeat: true })
  const selection: GridRowSelectionModel = {
    type: 'include',
    ids: new Set(line ? [line.id] : []),
  }
  return (
    <FactSheet title="reconciliations.lines">
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <FormControlLabel
          label={translate('reconciliations.onlyDifferences')}
          control={
            <Switch
              checked={onlyDifferences}
              onChange={(_, checked) => {
                setOnlyDifferences(checked)
                setPage(0)
              }}
            />
          }
        />
        <ResolveLineButton line={line} isClosed={!isOpen} />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {translate('reconciliations.keys')}
        </Typography>
      </Stack>
      {error ? <LoadError error={error} retry={() => void refetch()} /> : null}
      <DataGrid
        aria-label={translate('reconciliations.lines')}
        rows={rows}
        columns={lineColumns(translate)}
        columnGroupingModel={[
          {
            groupId: translate('reconciliations.there'),
            children: ['theirDay', 'theirReference', 'theirAmount'].map((field) => ({ field })),
          },
          {
            groupId: translate('reconciliations.here'),
            children: ['ourDay', 'ourReference', 'ourAmount'].map((field) => ({ field })),
          },
        ]}
        loading={isFetching}
        localeText={localeText}
        rowSelectionModel={selection}
        onRowSelectionModelChange={({ ids }) => {
          const [chosen] = ids
          if (chosen !== undefined) choose(String(chosen))
        }}
        paginationMode="server"
        rowCount={total}
        paginationModel={{ page, pageSize: perPage }}
        onPaginationModelChange={(model) => setPage(model.page)}
        pageSizeOptions={[perPage]}
        disableColumnFilter
        disableColumnMenu
        disableColumnSorting
        hideFooterSelectedRowCount
        density="compact"
        sx={{ border: 0, maxHeight: 640 }}
      />
    </FactSheet>
  )
}
