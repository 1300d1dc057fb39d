import { Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { formatNumber } from '../../lib/format'
import { ExportButton } from '../ExportButton'
import { SavedViews } from './SavedViews'
import { SearchBox } from './SearchBox'
import type { View } from './filters'

interface ListHeaderProps {
  title: string
  hasSearch: boolean
  hasExport: boolean
  actions?: ReactNode
  views: View[]
  /** Where the table keeps which columns are not shown. */
  storeKey: string
  columns: ReactNode
}

const Count = () => {
  const { total, isPending, meta } = useListContext()
  const translate = useTranslate()
  if (isPending || total === undefined) return null
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {translate(meta?.isEstimated ? 'list.countEstimated' : 'list.count', {
        count: formatNumber(total),
      })}
    </Typography>
  )
}

export const ListHeader = ({
  title,
  hasSearch,
  hasExport,
  actions,
  views,
  storeKey,
  columns,
}: ListHeaderProps) => {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', px: 1.5, py: 1, flexWrap: 'wrap', rowGap: 1 }}
    >
      <Typography variant="h1" noWrap>
        {title}
      </Typography>
      <Count />
      <Stack direction="row" spacing={1} sx={{ flex: 1, justifyContent: 'center', minWidth: 200 }}>
        {hasSearch && <SearchBox />}
      </Stack>
      {actions}
      <SavedViews views={views} storeKey={storeKey} />
      {columns}
      {hasExport && <ExportButton />}
    </Stack>
  )
}
