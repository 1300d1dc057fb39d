import { Box } from '@mui/material'
import { Page } from '../components/Page'
import { PasswordForm } from './PasswordForm'
import { SecondFactorForm } from './SecondFactorForm'

export default function AccountPage() {
  return (
    <Page title="account.title">
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          maxWidth: 900,
        }}
      >
        <PasswordForm />
        <SecondFactorForm />
      </Box>
    </Page>
  )
}
