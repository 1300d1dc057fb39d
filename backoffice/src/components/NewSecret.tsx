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
import { useBack } from './useUnsaved'

interface NewSecretProps {
  secret: string
  words: string
  onClose: () => void
}

/** A key or a token, this once: who closes it has to make another. */
export const NewSecret = ({ secret, words, onClose }: NewSecretProps) => {
  const translate = useTranslate()
  const [isCopied, setIsCopied] = useState(false)
  // Shown once: no Escape, no Back.
  useBack(() => undefined)
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    setIsCopied(true)
  }
  return (
    <Dialog open fullWidth maxWidth="sm">
      <DialogTitle variant="h1">{translate(`${words}.shown`)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="warning">{translate(`${words}.once`)}</Alert>
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
              {translate(`${words}.${isCopied ? 'copied' : 'copy'}`)}
            </Button>
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate(`${words}.kept`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
