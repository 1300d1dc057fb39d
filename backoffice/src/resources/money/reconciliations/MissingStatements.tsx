import { Alert } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { getJson } from '../../../providers/http'
import { missingText } from './missingText'

/** Days whose file nobody has brought. */
export const MissingStatements = () => {
  const translate = useTranslate()
  const { data } = useQuery({
    queryKey: ['reconciliations', 'missing'],
    queryFn: ({ signal }) =>
      getJson<'/api/admin/reconciliations/missing'>('/api/admin/reconciliations/missing', signal),
  })
  if (!data || data.sources.length === 0) return null
  return (
    <Alert severity="warning" sx={{ py: 0 }}>
      {translate('reconciliations.missing')} {missingText(data.sources, translate)}
    </Alert>
  )
}
