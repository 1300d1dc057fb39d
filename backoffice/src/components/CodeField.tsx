import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { formatCode } from '../lib/format'
import { getAt } from '../lib/get'
import { Missing } from './RialField'

export const Code = ({ value }: { value: string | number | null | undefined }) => {
  if (value === null || value === undefined || value === '') return <Missing />
  return (
    <Box component="span" dir="ltr" sx={{ unicodeBidi: 'isolate', whiteSpace: 'nowrap' }}>
      {formatCode(value)}
    </Box>
  )
}

export const CodeField = ({ source }: { source: string }) => {
  const value = getAt(useRecordContext(), source)
  return <Code value={typeof value === 'string' || typeof value === 'number' ? value : null} />
}
