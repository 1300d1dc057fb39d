import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { termsVersion } from '@kasbeno/api/contracts/terms'
import { useArrearsRule } from '#areas/debts/parts/installments/useArrearsRule.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { terms as text } from '#areas/entry/words/terms.ts'
import { ui } from '#core/words/ui.ts'
import styles from './login.module.css'

export default function TermsSheet({ onClose }: { onClose: () => void }) {
  const rule = useArrearsRule()
  return (
    <Dialog
      title={text.title}
      onClose={onClose}
      actions={
        <Button wide onClick={onClose}>
          {ui.understood}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{text.version(toPersianDigits(termsVersion))}</p>
        {text.sections.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {title === text.credit && rule && <p>{text.paidLate(rule)}</p>}
          </section>
        ))}
      </div>
    </Dialog>
  )
}
