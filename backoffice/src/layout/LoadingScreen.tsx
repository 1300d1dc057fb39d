import { Box, CircularProgress } from '@mui/material'
import { useTranslate } from 'react-admin'

export const LoadingScreen = () => {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <CircularProgress aria-label={translate('ra.page.loading')} />
    </Box>
  )
}
