import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { registration as text } from '#areas/signup/words/registration.ts'
import { linesOf } from './reasons.ts'
import styles from './registration.module.css'

interface UnchangedDialogProps {
  /** Why it was refused. */
  reasons: string | null
  onMend: () => void
  onSend: () => void
  onClose: () => void
}

/** Before what was refused is sent again as it was. */
export const UnchangedDialog = ({ reasons, onMend, onSend, onClose }: UnchangedDialogProps) => (
  <Dialog
    kind="dialog"
    title={text.unchanged.title}
    onClose={onClose}
    actions={
      <>
        <Button wide onClick={onMend}>
          {text.unchanged.mend}
        </Button>
        <Button wide look="quiet" onClick={onSend}>
          {text.unchanged.send}
        </Button>
      </>
    }
  >
    <p>{text.unchanged.asked}</p>
    <ul className={styles.reasons}>
      {linesOf(reasons).map((reason) => (
        <li key={reason}>
          <p>{reason}</p>
        </li>
      ))}
    </ul>
    <p>{text.unchanged.hint}</p>
  </Dialog>
)
