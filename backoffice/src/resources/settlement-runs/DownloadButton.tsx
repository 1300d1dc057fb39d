import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button, CircularProgress } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { saveAnswer } from '../../lib/download'
import { request } from '../../providers/http'
import { apiBase } from '../../providers/session'

interface DownloadButtonProps {
  label: string
  /** Below the API's prefix. */
  path: string
  /** What the file is called where the answer does not say. */
  fallbackName: string
  size?: 'small'
}

/** Fetches a workbook with the token of the session and saves it. */
export const DownloadButton = ({ label, path, fallbackName, size }: DownloadButtonProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [isRunning, setIsRunning] = useState(false)

  const fetchFile = async () => {
    setIsRunning(true)
    try {
      const answer = await request(`${await apiBase()}/${path}`)
      await saveAnswer(answer, fallbackName)
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.network', { type: 'error' })
    } finally {
      setIsRunning(false)
    }
  }
  return (
    <Button
      variant={size ? 'text' : 'outlined'}
      color="inherit"
      size={size}
      disabled={isRunning}
      startIcon={isRunning ? <CircularProgress size={16} color="inherit" /> : <DownloadIcon />}
      onClick={() => void fetchFile()}
    >
      {translate(label)}
    </Button>
  )
}
