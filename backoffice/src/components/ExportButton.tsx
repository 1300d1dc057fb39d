import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button, CircularProgress, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useListContext, useNotify, useResourceContext, useTranslate } from 'react-admin'
import { saveAnswer } from '../lib/download'
import { listQuery } from '../providers/dataProvider'
import { request } from '../providers/http'
import { apiBase } from '../providers/session'
import { useExportJobs } from './exportJobs'

const formats = ['xlsx', 'csv'] as const

/** The server's own export, with the filter and order of the list. */
export const ExportButton = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const resource = useResourceContext()
  const { filterValues, sort, total } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const { follow } = useExportJobs()

  const fetchFile = async (format: (typeof formats)[number]) => {
    setAnchor(null)
    setIsRunning(true)
    try {
      const query = listQuery({ sort, filter: filterValues })
      query.set('format', format)
      const response = await request(`${await apiBase()}/${resource}/export?${query}`)
      if (response.status === 202) {
        const { jobId }: { jobId: string } = await response.json()
        follow(jobId)
      } else {
        await saveAnswer(response, `${resource}.${format}`)
      }
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
        disabled={isRunning || !total}
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
