import { Box, Button, Paper, Typography } from '@mui/material'
import { LinkBase, useGetIdentity, usePermissions, useTranslate } from 'react-admin'
import { menuFor } from '../layout/menu'

/** For roles without a queue. */
export const OpenPages = () => {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const { permissions } = usePermissions<string[]>()
  const entries = menuFor(permissions ?? [])
    .flatMap((group) => group.entries)
    .filter(({ to }) => to !== '/')
  const role = translate(`enums.role.${identity?.role}`, { _: String(identity?.role ?? '') })
  return (
    <Paper component="section" sx={{ p: 2, border: 1, borderColor: 'divider', maxWidth: 720 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('dashboard.open.title')}
      </Typography>
      <Typography>{translate('dashboard.open.what', { role })}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1.5 }}>
        {entries.map(({ to, label, Icon }) => (
          <Button
            key={to}
            variant="outlined"
            startIcon={<Icon />}
            nativeButton={false}
            component={LinkBase}
            to={to}
          >
            {translate(label, { smart_count: 2 })}
          </Button>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('dashboard.open.reach')}
      </Typography>
    </Paper>
  )
}
