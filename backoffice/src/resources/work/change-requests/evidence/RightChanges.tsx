import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

const Rights = ({ title, rights }: { title: string; rights: string[] }) => {
  const translate = useTranslate()
  return (
    <Box sx={{ flex: '1 1 240px' }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate(title)}
      </Typography>
      {rights.length === 0 && <Typography>{translate('changeRequests.rights.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {rights.map((right) => (
          <li key={right}>{translate(`permissions.${right.replace('.', '_')}`, { _: right })}</li>
        ))}
      </Box>
    </Box>
  )
}

export const RightChanges = ({ before = [], after }: { before?: string[]; after: string[] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
    <Rights
      title="changeRequests.rights.added"
      rights={after.filter((right) => !before.includes(right))}
    />
    <Rights
      title="changeRequests.rights.removed"
      rights={before.filter((right) => !after.includes(right))}
    />
  </Box>
)
