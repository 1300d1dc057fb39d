import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button, CircularProgress, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { saveAnswer } from '../lib/download'
import { request } from '../providers/http'

const formats = ['xlsx', 'csv'] as const

interface FileButtonProps {
  /** The address of the file, without its format. */
  path: string
  query?: Record<string, string>
  /** The file's name where the server gives none. */
  name: string
}

/** A file of the server's making, as sheet or as text. */
export const FileButton = ({ path, query, name }: FileButtonProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const fetchFile = async (format: (typeof formats)[number]) => {
    setAnchor(null)
    setIsRunning(true)
    try {
      const answer = await request(`${path}?${new URLSearchParams({ ...query, format })}`)
      await saveAnswer(answer, `${name}.${format}`)
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.network', { type: 'error' })
    } finally {
      setIsRunning(false)
    }
  }
  return (
    <>
      <Button
        color="inherit"
        startIcon={isRunning ? <CircularProgress size={16} color="inherit" /> : <DownloadIcon />}
        aria-haspopup="menu"
        disabled={isRunning}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('export.title')}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => void fetchFile(format)}>
            {translate(`export.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
