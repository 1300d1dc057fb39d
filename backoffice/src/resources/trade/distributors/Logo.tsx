import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

const side = 72

/** Without one, shops see the first letter. */
export const Logo = ({ address }: { address: string | null }) => {
  const translate = useTranslate()
  return address ? (
    <Box
      component="img"
      src={address}
      alt={translate('distributors.logo')}
      sx={{ width: side, height: side, objectFit: 'contain', borderRadius: 1 }}
    />
  ) : (
    <Typography>{translate('distributors.noLogo')}</Typography>
  )
}
