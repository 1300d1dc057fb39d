import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button, CircularProgress } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRecordContext, useTranslate } from 'react-admin'
import { saveAnswer } from '../../lib/download'
import { request } from '../../providers/http'
import { apiBase } from '../../providers/session'
import { runPath } from './run'
import { useTransfersThat } from './useRun'

/** The file for the bank, with the transfers that wait. Nothing goes to the bank before approval. */
export const BankFileButton = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const record = useRecordContext()
  const waiting = useTransfersThat('PENDING')
  const [isRunning, setIsRunning] = useState(false)
  if (record?.status !== 'APPROVED' || waiting === 0) return null

  const fetchFile = async () => {
    setIsRunning(true)
    try {
      const answer = await request(`${await apiBase()}/${runPath(record)}/file`)
      await saveAnswer(answer, 'payouts.xlsx')
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.network', { type: 'error' })
    } finally {
      setIsRunning(false)
    }
  }
  return (
    <Button
      variant="outlined"
      color="inherit"
      disabled={isRunning}
      startIcon={isRunning ? <CircularProgress size={16} color="inherit" /> : <DownloadIcon />}
      onClick={() => void fetchFile()}
    >
      {translate('settlement.bankFile')}
    </Button>
  )
}
