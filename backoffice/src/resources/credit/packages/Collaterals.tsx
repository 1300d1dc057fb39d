import type { CollateralType } from '@kasbeno/api/contracts/credit'
import { Box, List, ListItem, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Rials } from '../../../components/RialField'

export const Collaterals = ({ types }: { types: readonly CollateralType[] }) => {
  const translate = useTranslate()
  if (types.length === 0) return <Typography>{translate('packages.noCollateral')}</Typography>
  return (
    <List disablePadding>
      {types.map(({ title, description, price, collaterals }, at) => (
        <ListItem key={at} disableGutters sx={{ display: 'block' }}>
          <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
          {description && <Typography variant="body2">{description}</Typography>}
          {price !== null && (
            <Box sx={{ my: 0.5 }}>
              <Rials value={price} />
            </Box>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {collaterals.join(translate('packages.separator'))}
          </Typography>
        </ListItem>
      ))}
    </List>
  )
}
