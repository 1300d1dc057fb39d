import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { CommandRefusal } from './useCommand'

interface RefusalAlertProps {
  refusal: Pick<CommandRefusal, 'message' | 'fields'> | null
  shownFields?: readonly string[]
}

/** Refusals that no field shows. */
export const RefusalAlert = ({ refusal, shownFields = [] }: RefusalAlertProps) => {
  const translate = useTranslate()
  if (!refusal) return null
  const fields = Object.entries(refusal.fields)
  const rest = fields
    .filter(([field]) => !shownFields.includes(field))
    .map(([, message]) => message)
  const messages = fields.length === 0 ? [refusal.message] : rest
  if (messages.length === 0) return null
  return (
    <Alert severity="error">
      {messages.map((message) => translate(message, { _: message })).join(' ')}
    </Alert>
  )
}
