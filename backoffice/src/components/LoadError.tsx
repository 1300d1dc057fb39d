import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined'
import { Button, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

/** A load that failed says so where the data would be, and offers to try again. */
export const LoadError = ({ error, retry }: { error?: unknown; retry: () => void }) => {
  const translate = useTranslate()
  const message = error instanceof Error && error.message ? error.message : ''
  return (
    <Stack role="alert" spacing={1.5} sx={{ alignItems: 'center', py: 6, px: 2 }}>
      <ErrorOutlineIcon color="error" />
      <Typography>{translate('errors.load')}</Typography>
      {message && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(message, { _: message })}
        </Typography>
      )}
      <Button variant="outlined" onClick={retry}>
        {translate('action.retry')}
      </Button>
    </Stack>
  )
}
