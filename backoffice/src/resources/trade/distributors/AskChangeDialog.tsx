import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { AskDialog } from '../../../components/requests/AskDialog'

interface AskChangeDialogProps {
  /** Names the texts, as a command's do. */
  name: 'askIban' | 'askFees' | 'askTerms'
  record: RaRecord
  /** What is asked for; null while it is not complete. */
  wanted: Record<string, unknown> | null
  onClose: () => void
  /** The inputs, by what the server said of each field. */
  children: (refused: Record<string, string>) => ReactNode
}

/** Asks a second person for another account, other fees or terms, with the reason. */
export const AskChangeDialog = ({ record, ...ask }: AskChangeDialogProps) => (
  <AskDialog
    {...ask}
    words={{ name: String(record.name) }}
    path={`distributors/${record.id}/requests`}
  />
)
