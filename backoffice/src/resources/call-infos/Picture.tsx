import { Alert, Box, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useTranslate, type Identifier } from 'react-admin'
import { request } from '../../providers/http'

/** The picture that came with it. It is fetched with the token: no address of it works without. */
export const Picture = ({ id }: { id: Identifier }) => {
  const translate = useTranslate()
  const { data, error } = useQuery({
    queryKey: ['call-infos', 'picture', id],
    queryFn: async ({ signal }) =>
      (await request(`/api/admin/call-infos/${id}/picture`, { signal })).blob(),
    retry: false,
    staleTime: Infinity,
  })
  const url = useMemo(() => (data ? URL.createObjectURL(data) : null), [data])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  if (error) return <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>
  if (!url) return <Skeleton variant="rectangular" height={240} />
  return (
    <Box
      component="img"
      src={url}
      alt={translate('contacts.picture')}
      sx={{ display: 'block', maxWidth: '100%', maxHeight: '60vh' }}
    />
  )
}
