import HelpIcon from '@mui/icons-material/HelpOutlined'
import { Box, IconButton, Link, Stack, Tooltip, Typography } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'

interface FileHeaderProps {
  name: string
  kind: string
  wholeFile: string
  onHelp: () => void
}

export const FileHeader = ({ name, kind, wholeFile, onHelp }: FileHeaderProps) => {
  const translate = useTranslate()
  const help = translate('review.keys.title')
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Typography variant="h2" component="h1" noWrap>
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }} noWrap>
        {kind}
      </Typography>
      <Box sx={{ flex: 1 }} />
      <Link component={LinkBase} to={wholeFile} variant="body2" noWrap>
        {translate('review.wholeFile')}
      </Link>
      <Tooltip title={help}>
        <IconButton aria-label={help} onClick={onHelp}>
          <HelpIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  )
}
