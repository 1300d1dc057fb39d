import EditIcon from '@mui/icons-material/EditNoteOutlined'
import { PageDialogButton } from '../../../components/DialogButton'
import { actionsOf, ResolveDialog, type ReconciliationLine } from './ResolveDialog'

interface ResolveLineButtonProps {
  line: ReconciliationLine | undefined
  isClosed: boolean
}

const whyNot = ({ line, isClosed }: ResolveLineButtonProps): string | null => {
  if (isClosed) return 'reconciliations.closed'
  return line && actionsOf(line).length > 0 ? null : 'reconciliations.resolve.nothingLeft'
}

/** For the chosen line. */
export const ResolveLineButton = (props: ResolveLineButtonProps) => (
  <PageDialogButton
    permission="reconciliations.resolve"
    label="reconciliations.resolve.label"
    icon={<EditIcon />}
    hotkey="KeyR"
    disabledReason={whyNot(props)}
  >
    {(close) => props.line && <ResolveDialog line={props.line} onClose={close} />}
  </PageDialogButton>
)
