import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import {
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mui/material'
import type { SignatureFileKind } from '@kasbeno/api/contracts/signing'
import { useEffect, useRef, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useBack } from '../../../components/useUnsaved'
import { apiBase } from '../../../providers/session'
import { request } from '../../../providers/http'

interface WatchButtonProps {
  enrollmentId: string
  kind: SignatureFileKind
  personName: string
}

const files = {
  VIDEO: { path: 'video', title: 'signing.videoOf' },
  SIGNATURE: { path: 'signature', title: 'signing.signatureOf' },
} as const satisfies Record<SignatureFileKind, object>

/** Only while the dialog is open. */
const useFile = (path: string) => {
  const notify = useNotify()
  const isHere = useRef(true)
  const [url, setUrl] = useState<string | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])
  const open = async () => {
    setIsRunning(true)
    try {
      const file = await (await request(`${await apiBase()}/${path}`)).blob()
      if (isHere.current) setUrl(URL.createObjectURL(file))
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.network', { type: 'error' })
    } finally {
      setIsRunning(false)
    }
  }
  return { url, isRunning, open, close: () => setUrl(null) }
}

interface FileDialogProps {
  url: string
  kind: SignatureFileKind
  label: string
  onClose: () => void
}

const FileDialog = ({ url, kind, label, onClose }: FileDialogProps) => {
  const translate = useTranslate()
  useBack(onClose)
  return (
    <Dialog open onClose={onClose} maxWidth="md">
      <DialogTitle>{label}</DialogTitle>
      <DialogContent>
        {kind === 'VIDEO' ? (
          <Box component="video" src={url} controls sx={{ maxWidth: '100%', maxHeight: 480 }}>
            {translate('signing.unplayable')}
          </Box>
        ) : (
          <Box component="img" src={url} alt={label} sx={{ maxWidth: '100%' }} />
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('signing.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The server audits each view first. */
export const WatchButton = ({ enrollmentId, kind, personName }: WatchButtonProps) => {
  const translate = useTranslate()
  const { path, title } = files[kind]
  const file = useFile(`signature-enrollments/${enrollmentId}/${path}`)
  const label = translate(title, { name: personName })
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={`${translate('signing.watch')}: ${label}`}
        startIcon={file.isRunning ? <CircularProgress size={16} /> : <VisibilityIcon />}
        // a disabled button could not regain focus
        aria-disabled={file.isRunning}
        onClick={() => file.isRunning || void file.open()}
      >
        {translate('signing.watch')}
      </Button>
      {file.url && <FileDialog url={file.url} kind={kind} label={label} onClose={file.close} />}
    </>
  )
}
