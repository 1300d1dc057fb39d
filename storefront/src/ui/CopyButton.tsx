import { toast } from '#core/toast.ts'
import { ui as text } from '#core/words/ui.ts'
import { Icon } from './Icon.tsx'
import styles from './CopyButton.module.css'

const copy = async (value: string) => {
  try {
    await navigator.clipboard.writeText(value)
    toast('success', text.copied)
  } catch {
    toast('info', text.copyFailed)
  }
}

export const CopyButton = ({ value, what }: { value: string; what: string }) => (
  <button
    type="button"
    className={styles.copy}
    aria-label={text.copy(what)}
    onClick={() => void copy(value)}
  >
    <Icon name="copy" size={20} />
  </button>
)
