import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import { Box, IconButton, MenuItem, Select, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useListContext, useResourceContext, useTranslate } from 'react-admin'
import { formatNumber } from '../../lib/format'
import { getTotals } from '../../providers/dataProvider'
import { Rials } from '../RialField'

const pageSizes = [25, 50, 100]

const Totals = ({ columns }: { columns: string[] }) => {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const { filterValues } = useListContext()
  const { data } = useQuery({
    queryKey: [resource, 'totals', filterValues],
    queryFn: ({ signal }) => getTotals(resource, filterValues, signal),
    retry: false,
  })
  if (!data) return null
  return (
    <Stack
      direction="row"
      role="status"
      sx={{ columnGap: 2, flexWrap: 'wrap', whiteSpace: 'nowrap' }}
      aria-label={translate('list.totals')}
    >
      {columns
        .filter((column) => typeof data[column] === 'number')
        .map((column) => (
          <Typography key={column} variant="body2">
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {translate('list.totalOf', {
                what: translate(`resources.${resource}.fields.${column}`),
              })}
              {': '}
            </Box>
            <Rials value={data[column] ?? null} />
          </Typography>
        ))}
    </Stack>
  )
}

export const ListFooter = ({ totals }: { totals: string[] }) => {
  const translate = useTranslate()
  const { page, perPage, total = 0, data, setPage, setPerPage, hasNextPage } = useListContext()
  const first = (page - 1) * perPage + 1
  const shown = data?.length ?? 0
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        px: 1.5,
        minHeight: 44,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {totals.length > 0 && <Totals columns={totals} />}
      <Box sx={{ flex: 1 }} />
      <Select
        value={perPage}
        onChange={(event) => setPerPage(Number(event.target.value))}
        inputProps={{ 'aria-label': translate('list.pageSize') }}
        sx={{ height: 30, fontSize: '0.8125rem', display: { xs: 'none', lg: 'inline-flex' } }}
      >
        {pageSizes.map((size) => (
          <MenuItem key={size} value={size}>
            {translate('list.rows', { count: formatNumber(size) })}
          </MenuItem>
        ))}
      </Select>
      {data && (
        <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
          {translate('list.range', {
            first: formatNumber(shown ? first : 0),
            last: formatNumber(shown ? first + shown - 1 : 0),
            total: formatNumber(total),
          })}
        </Typography>
      )}
      <Box sx={{ whiteSpace: 'nowrap' }}>
        <IconButton
          aria-label={translate('list.previousPage')}
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
        >
          <ChevronRightIcon />
        </IconButton>
        <IconButton
          aria-label={translate('list.nextPage')}
          disabled={!hasNextPage}
          onClick={() => setPage(page + 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
      </Box>
    </Stack>
  )
}
