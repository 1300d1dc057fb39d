import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
} from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

/** A signing key, this once: who closes it has to make another. */
export const NewKey = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const translate = useTranslate()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    setIsCopied(true)
  }
  return (
    <Dialog open fullWidth maxWidth="sm">
      <DialogTitle variant="h1">{translate('webhooks.key.shown')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="warning">{translate('webhooks.key.once')}</Alert>
          <Box
            component="code"
            dir="ltr"
            tabIndex={0}
            sx={{
              display: 'block',
              p: 1.5,
              borderRadius: 1,
              bgcolor: 'action.hover',
              overflowWrap: 'anywhere',
              userSelect: 'all',
            }}
          >
            {secret}
          </Box>
          <Box>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<ContentCopyIcon />}
              onClick={() => void copy()}
            >
              {translate(isCopied ? 'webhooks.key.copied' : 'webhooks.key.copy')}
            </Button>
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('webhooks.key.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
