import { Box, Paper, useMediaQuery, type Theme } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { DataTable, ListBase, useListContext, useResourceContext, useTranslate } from 'react-admin'
import type { RaRecord, RowClickFunction, SortPayload } from 'react-admin'
import { barHeight } from '../../theme/tokens'
import { LoadError } from '../LoadError'
import { shareOfTexts } from '../columns'
import { ColumnsMenu } from './ColumnsMenu'
import { EmptyList } from './EmptyList'
import { FilterBar } from './FilterBar'
import { ListFooter } from './ListFooter'
import { ListHeader } from './ListHeader'
import { ListSkeleton } from './ListSkeleton'
import { viewOf, type FilterDefinition, type View } from './filters'
import { RowLink } from './RowLink'
import { RowsLoading } from './RowsLoading'
import { asView, useSavedViews } from './useSavedViews'
import { useRowKeys } from './useRowKeys'

export interface ListPageProps {
  children: ReactNode
  sort?: SortPayload
  filters?: FilterDefinition[]
  /** Views that ship; people save their own beside them. */
  views?: View[]
  /** The view that opens first. */
  initialFilter?: Record<string, unknown>
  /** Columns summed below the table. */
  totals?: string[]
  rowClick?: string | RowClickFunction | false
  rowSx?: (record: RaRecord) => object
  hiddenColumns?: string[]
  /** On top of them, where the screen is a phone's. */
  hiddenOnPhones?: string[]
  actions?: ReactNode
  hasSearch?: boolean
  hasExport?: boolean
  refreshEvery?: number
}

const silent = () => undefined

/** What a person made the first view of a list opens with it, unless the address or their last visit says otherwise. */
export const ListPage = ({ sort, initialFilter, refreshEvery, ...props }: ListPageProps) => {
  const { isPending, first } = useSavedViews(useResourceContext() ?? '')
  if (isPending) return <ListSkeleton />
  return (
    <ListBase
      perPage={25}
      sort={first?.sort ?? sort}
      filterDefaultValues={first ? { ...initialFilter, ...first.filter } : initialFilter}
      queryOptions={{ onError: silent, refetchInterval: refreshEvery ?? false }}
    >
      <ListPageBody {...props} />
    </ListBase>
  )
}

const useResourceTitle = () => {
  const resource = useResourceContext()
  const translate = useTranslate()
  const title = translate(`resources.${resource}.name`, { smart_count: 2 })
  useEffect(() => {
    document.title = `${title} | ${translate('app.name')}`
  }, [title, translate])
  return title
}

type BodyProps = Omit<ListPageProps, 'sort' | 'initialFilter' | 'refreshEvery'>

const ListPageBody = (props: BodyProps) => {
  const { error, refetch, data, isPending, filterValues } = useListContext()
  const resource = useResourceContext() ?? ''
  const rows = useRowKeys(props.rowClick ?? 'show')
  const title = useResourceTitle()
  const { hasSearch = true, hasExport = true, filters = [], views = [] } = props
  const { own, shared } = useSavedViews(resource)
  const view = viewOf([...views, ...[...own, ...shared].map(asView)], filterValues)
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const hidden = view?.hidden ? [...view.hidden] : props.hiddenColumns
  const hiddenColumns = isPhone ? [...(hidden ?? []), ...(props.hiddenOnPhones ?? [])] : hidden
  const storeKey = `${resource}.datatable${view ? `.${view.name}` : ''}${isPhone ? '.phone' : ''}`
  return (
    <Paper
      component="section"
      aria-label={title}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: `calc(100dvh - ${barHeight}px - 24px)`,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <ListHeader
        title={title}
        hasSearch={hasSearch}
        hasExport={hasExport}
        actions={props.actions}
        views={views}
        storeKey={storeKey}
        columns={
          <ColumnsMenu
            key={storeKey}
            columns={props.children}
            hiddenByDefault={hiddenColumns}
            storeKey={storeKey}
          />
        }
      />
      {filters.length > 0 && <FilterBar filters={filters} />}
      <Box
        ref={rows}
        tabIndex={-1}
        sx={{
          'flex': 1,
          'minHeight': 0,
          'overflow': 'auto',
          ...shareOfTexts(props.children),
          'borderTop': 1,
          'borderColor': 'divider',
          '& .RaDataTable-tableWrapper': { overflow: 'visible' },
          '& tbody tr:focus-visible': { outlineOffset: -2 },
          '& tbody tr': { position: 'relative' },
          // above the row's own link
          '& tbody td a:not([data-row-link]), & tbody td button': {
            position: 'relative',
            zIndex: 1,
          },
        }}
      >
        {error && !data ? (
          <LoadError error={error} retry={() => void refetch()} />
        ) : isPending ? (
          <RowsLoading />
        ) : (
          <DataTable
            stickyHeader
            bulkActionButtons={false}
            rowClick={props.rowClick ?? 'show'}
            rowSx={props.rowSx}
            key={storeKey}
            storeKey={storeKey}
            hiddenColumns={hiddenColumns}
            empty={<EmptyList hasFilters={Object.keys(filterValues).length > 0} />}
          >
            {props.children}
            {props.rowClick !== false && <RowLink to={props.rowClick ?? 'show'} />}
          </DataTable>
        )}
      </Box>
      <ListFooter totals={props.totals ?? []} />
    </Paper>
  )
}
