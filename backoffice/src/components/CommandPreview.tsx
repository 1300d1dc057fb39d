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

interface Told {
  /** Of what it was said: of anything else it does not hold. */
  of: string
  message: string
  isRefused: boolean
}

/** What the server says a command would do, with nothing done. */
export const CommandPreview = ({ path, body, isIncomplete }: PreviewProps) => {
  const translate = useTranslate()
  const [told, setTold] = useState<Told | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const of = JSON.stringify(body)

  const ask = async () => {
    setIsAsking(true)
    try {
      const answer = await runCommand(`${path}?dryRun=true`, body, newKey())
      const message = answer && 'message' in answer ? String(answer.message) : ''
      setTold({ of, message, isRefused: false })
    } catch (error) {
      const message = error instanceof Error ? error.message : 'errors.network'
      setTold({ of, message, isRefused: true })
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
      {told?.of === of && (
        <Alert severity={told.isRefused ? 'error' : 'info'}>
          {translate(told.message, { _: told.message })}
        </Alert>
      )}
    </>
  )
}
