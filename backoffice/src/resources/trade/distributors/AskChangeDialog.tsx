import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { AskDialog } from '../../../components/requests/AskDialog'

interface AskChangeDialogProps {
  /** Text prefix, as a command's. */
  name: 'askIban' | 'askFees' | 'askTerms'
  record: RaRecord
  /** Null while incomplete. */
  wanted: Record<string, unknown> | null
  onClose: () => void
  /** Receives errors by field. */
  children: (refused: Record<string, string>) => ReactNode
}

/** By a second person. */
export const AskChangeDialog = ({ record, ...ask }: AskChangeDialogProps) => (
  <AskDialog
    {...ask}
    words={{ name: String(record.name) }}
    path={`distributors/${record.id}/requests`}
  />
)
