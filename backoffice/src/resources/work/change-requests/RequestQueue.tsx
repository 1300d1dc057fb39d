import { Box, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { LoadError } from '../../../components/LoadError'
import { FilterBar } from '../../../components/list/FilterBar'
import { ListFooter } from '../../../components/list/ListFooter'
import { ListHeader } from '../../../components/list/ListHeader'
import type { RowOf } from '../../../providers/contract'
import { Column } from '../../../components/review/ReviewDesk'
import { BulkBar } from './BulkBar'
import { RequestRow } from './RequestRow'
import { filters, tabs, views } from './views'

const Views = () => {
  const translate = useTranslate()
  const { filterValues, setFilters, setSort } = useListContext()
  return (
    <Tabs
      variant="fullWidth"
      value={filterValues.mine ?? 'all'}
      onChange={(_, name) => {
        const tab = tabs.find((each) => each.name === name)
        if (!tab) return
        setFilters(tab.filter, {})
        setSort(tab.sort)
      }}
      sx={{ minHeight: 40, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map(({ name, label }) => (
        <Tab key={name} value={name} label={translate(label)} sx={{ minHeight: 40, px: 1 }} />
      ))}
    </Tabs>
  )
}

const Empty = () => {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const none = filterValues.mine === 'TO_DECIDE' ? 'noneToDecide' : 'none'
  return (
    <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
      {translate(`changeRequests.${none}`)}
    </Typography>
  )
}

/** Oldest waiting first; decidable ones are selectable. */
export const RequestQueue = ({ currentId }: { currentId: string | null }) => {
  const translate = useTranslate()
  const { data, error, refetch, total = 0 } = useListContext<RowOf<'change-requests'>>()
  const [picked, setPicked] = useState<readonly string[]>([])
  // Drops decided and hidden ones.
  const chosen = (data ?? []).filter(({ id, mayDecide }) => mayDecide && picked.includes(id))
  const toggle = (id: string) =>
    setPicked(picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id])
  return (
    <Column>
      <ListHeader
        title={translate('resources.change-requests.name', { smart_count: 2 })}
        hasSearch
        hasExport
        views={views}
        storeKey="change-requests.datatable"
        columns={null}
      />
      <Views />
      <Box sx={{ pt: 1 }}>
        <FilterBar filters={filters} />
      </Box>
      <BulkBar chosen={chosen} onPick={setPicked} />
      <Box
        component="nav"
        aria-label={translate('review.queue')}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', borderTop: 1, borderColor: 'divider' }}
      >
        {error && !data && <LoadError error={error} retry={() => void refetch()} />}
        {data?.length === 0 && <Empty />}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.map((row) => (
            <RequestRow
              key={`${row.kind}:${row.id}`}
              row={row}
              isHere={row.id === currentId}
              isPicked={picked.includes(row.id)}
              onToggle={() => toggle(row.id)}
            />
          ))}
        </Box>
      </Box>
      {total > (data?.length ?? 0) && <ListFooter totals={[]} />}
    </Column>
  )
}
