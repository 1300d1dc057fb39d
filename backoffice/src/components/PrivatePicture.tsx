import { Alert, Box, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { request } from '../providers/http'

interface PrivatePictureProps {
  path: string
  /** A dictionary key: what it shows. */
  label: string
  /** Changes with the picture. */
  version?: string
}

/** Fetched with the token: it has no public address. */
export const PrivatePicture = ({ path, label, version }: PrivatePictureProps) => {
  const translate = useTranslate()
  const { data, error } = useQuery({
    queryKey: ['private-picture', path, version],
    queryFn: async ({ signal }) => (await request(path, { signal })).blob(),
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
      alt={translate(label)}
      sx={{ display: 'block', maxWidth: '100%', maxHeight: '60vh' }}
    />
  )
}
