import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button, CircularProgress, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { saveAnswer } from '../lib/download'
import { request } from '../providers/http'

const sheetFormats = ['xlsx', 'csv'] as const
type Format = (typeof sheetFormats)[number] | 'pdf'

interface FileButtonProps {
  /** A dictionary key. */
  label?: string
  /** By format, where there is a choice. */
  path: (format: Format) => string | Promise<string>
  /** The file's name where the server gives none. */
  name: string
  /** One format needs no menu. */
  formats?: readonly Format[]
  disabled?: boolean
  variant?: 'text' | 'outlined'
  size?: 'small'
  /** For answers that are no file. */
  onAccepted?: (answer: Response) => Promise<void>
}

export const FileButton = ({
  label = 'export.title',
  path,
  name,
  formats = sheetFormats,
  disabled,
  variant = 'text',
  size,
  onAccepted,
}: FileButtonProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const hasChoice = formats.length > 1

  const fetchFile = async (format: Format) => {
    setAnchor(null)
    setIsRunning(true)
    try {
      const answer = await request(await path(format))
      if (answer.status === 202 && onAccepted) await onAccepted(answer)
      else await saveAnswer(answer, `${name}.${format}`)
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
        variant={variant}
        size={size}
        startIcon={isRunning ? <CircularProgress size={16} color="inherit" /> : <DownloadIcon />}
        aria-haspopup={hasChoice ? 'menu' : undefined}
        disabled={isRunning || disabled}
        onClick={(event) =>
          hasChoice ? setAnchor(event.currentTarget) : void fetchFile(formats[0]!)
        }
      >
        {translate(label)}
      </Button>
      {hasChoice && (
        <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
          {formats.map((format) => (
            <MenuItem key={format} onClick={() => void fetchFile(format)}>
              {translate(`export.${format}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
