import LockIcon from '@mui/icons-material/LockOutlined'
import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { RowOf } from '../../providers/contract'
import { Missing } from '../RialField'

export const ClaimField = () => {
  const record = useRecordContext<RowOf<'registrations'>>()
  if (!record?.claimedBy) return <Missing />
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
      <LockIcon sx={{ fontSize: 16, color: 'text.secondary' }} />
      {record.claimedBy.name}
    </Box>
  )
}
