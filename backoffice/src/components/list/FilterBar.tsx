import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Chip, Menu, MenuItem, Popover, Stack } from '@mui/material'
import { lazy, Suspense, useRef, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { FilterSentence, useFilterLabel } from './FilterSentence'
import { isEmptyFilter, type FilterDefinition } from './filters'

const FilterEditor = lazy(() => import('./FilterEditor'))

export const FilterBar = ({ filters }: { filters: FilterDefinition[] }) => {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const label = useFilterLabel()
  const row = useRef<HTMLDivElement>(null)
  const [adding, setAdding] = useState<HTMLElement | null>(null)
  const [editing, setEditing] = useState<FilterDefinition | null>(null)

  const active = filters.filter(({ source }) => !isEmptyFilter(filterValues[source]))
  const inactive = filters.filter((filter) => !active.includes(filter))
  const change = (source: string, value: unknown) => {
    const { [source]: _, ...others } = filterValues
    setFilters(isEmptyFilter(value) ? others : { ...others, [source]: value }, {}, false)
  }

  return (
    <Stack
      ref={row}
      direction="row"
      role="group"
      aria-label={translate('list.filters')}
      sx={{ px: 1.5, pb: 1, gap: 0.75, flexWrap: 'wrap', alignItems: 'center' }}
    >
      {active.map((filter) => (
        <Chip
          key={filter.source}
          variant="outlined"
          color="primary"
          label={<FilterSentence filter={filter} value={filterValues[filter.source]} />}
          onClick={() => setEditing(filter)}
          onDelete={() => change(filter.source, undefined)}
        />
      ))}
      {inactive.length > 0 && (
        <Button
          color="inherit"
          startIcon={<AddIcon />}
          aria-haspopup="menu"
          onClick={(event) => setAdding(event.currentTarget)}
        >
          {translate('list.addFilter')}
        </Button>
      )}
      {active.length > 1 && (
        <Button color="inherit" onClick={() => setFilters({}, {}, false)}>
          {translate('list.clearFilters')}
        </Button>
      )}
      <Menu anchorEl={adding} open={Boolean(adding)} onClose={() => setAdding(null)}>
        {inactive.map((filter) => (
          <MenuItem
            key={filter.source}
            onClick={() => {
              setAdding(null)
              setEditing(filter)
            }}
          >
            {label(filter)}
          </MenuItem>
        ))}
      </Menu>
      <Popover
        open={editing !== null}
        anchorEl={() => row.current}
        onClose={() => setEditing(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Box
          role="dialog"
          aria-label={editing ? label(editing) : undefined}
          sx={{ p: 2, minWidth: 260 }}
        >
          {editing && (
            <Suspense fallback={null}>
              <FilterEditor
                filter={editing}
                value={filterValues[editing.source]}
                onApply={(value) => {
                  change(editing.source, value)
                  setEditing(null)
                }}
              />
            </Suspense>
          )}
        </Box>
      </Popover>
    </Stack>
  )
}
