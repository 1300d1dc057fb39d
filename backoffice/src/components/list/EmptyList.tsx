import InboxIcon from '@mui/icons-material/InboxOutlined'
import { Button, Stack, Typography } from '@mui/material'
import { useListContext, useResourceContext, useTranslate } from 'react-admin'

/** With filters: offers to remove them. */
export const EmptyList = ({ hasFilters }: { hasFilters: boolean }) => {
  const translate = useTranslate()
  const resource = useResourceContext()
  const { setFilters } = useListContext()
  const what = translate(`resources.${resource}.name`, { smart_count: 1 })
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', py: 8, color: 'text.secondary' }}>
      <InboxIcon />
      <Typography>
        {translate(hasFilters ? 'list.emptyFiltered' : 'list.empty', { what })}
      </Typography>
      {hasFilters && (
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          {translate('list.clearFilters')}
        </Button>
      )}
    </Stack>
  )
}
