import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { runCommand } from '../providers/dataProvider'
import { newKey } from '../providers/session'

interface PreviewProps {
  path: string
  body: Record<string, unknown>
  isIncomplete: boolean
}

interface Preview {
  /** The input it was computed for. */
  of: string
  message: string
  isRefused: boolean
}

/** The server's dry run. */
export const CommandPreview = ({ path, body, isIncomplete }: PreviewProps) => {
  const translate = useTranslate()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const of = JSON.stringify(body)

  const ask = async () => {
    setIsAsking(true)
    try {
      const answer = await runCommand(`${path}?dryRun=true`, body, newKey())
      const message = answer && 'message' in answer ? String(answer.message) : ''
      setPreview({ of, message, isRefused: false })
    } catch (error) {
      const message = error instanceof Error ? error.message : 'errors.network'
      setPreview({ of, message, isRefused: true })
    } finally {
      setIsAsking(false)
    }
  }
  return (
    <>
      <Button
        size="small"
        color="inherit"
        disabled={isIncomplete || isAsking}
        onClick={() => void ask()}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('commands.preview')}
      </Button>
      {preview?.of === of && (
        <Alert severity={preview.isRefused ? 'error' : 'info'}>
          {translate(preview.message, { _: preview.message })}
        </Alert>
      )}
    </>
  )
}
