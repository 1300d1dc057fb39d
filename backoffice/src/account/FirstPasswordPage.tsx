import LogoutIcon from '@mui/icons-material/LogoutOutlined'
import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useLogout, useTranslate } from 'react-admin'
import { PasswordForm } from './PasswordForm'

/** For who signed in with a password given by somebody else. */
export const FirstPasswordPage = () => {
  const translate = useTranslate()
  const logout = useLogout()
  const title = translate('login.firstPassword')
  useEffect(() => {
    document.title = `${title} | ${translate('app.name')}`
  }, [title, translate])
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        bgcolor: 'background.default',
      }}
    >
      <Paper sx={{ width: 400, maxWidth: '100%', p: 4, border: 1, borderColor: 'divider' }}>
        <Stack spacing={2}>
          <Typography variant="h1">{title}</Typography>
          <Alert severity="info">{translate('login.firstPasswordHint')}</Alert>
          <PasswordForm hasTitle={false} onChanged={() => window.location.reload()} />
          <Button
            color="inherit"
            startIcon={<LogoutIcon />}
            sx={{ alignSelf: 'start' }}
            onClick={() => void logout()}
          >
            {translate('ra.auth.logout')}
          </Button>
        </Stack>
      </Paper>
    </Box>
  )
}
