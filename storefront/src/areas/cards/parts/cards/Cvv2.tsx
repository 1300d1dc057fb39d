import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { CodeEntry } from '#areas/entry/parts/otp/CodeEntry.tsx'
import { otpSecretOf } from '#areas/entry/parts/otp/otpSecret.ts'
import { cards as text } from '#areas/cards/words/cards.ts'
import { api } from '#core/api/client.ts'
import { ignoreHeldEnter } from '#core/heldKeys.ts'
import { useSecondsLeft } from '#core/useCountdown.ts'
import { useKeeper } from './keeper.ts'
import { useCardCode } from './useCardCode.ts'
import { useCvv2 } from './useCvv2.ts'
import styles from './cards.module.css'

const Left = ({ deadline }: { deadline: number }) => (
  <small className={styles.cvv2Left}>{text.cvv2Shown(useSecondsLeft(deadline))}</small>
)

interface Cvv2CodeProps {
  phone: string
  deadline: number
  onCvv2: (cvv2: string) => void
  onClose: () => void
}

const Cvv2CodeDialog = ({ phone, deadline: running, onCvv2, onClose }: Cvv2CodeProps) => {
  const { calls, named } = useKeeper()
  const { entry, deadline } = useCardCode({
    purpose: 'CVV2',
    runsUntil: running,
    onCode: async (typed) => {
      const { cvv2 } = await api.post(calls.cvv2, { ...named, otpSecret: otpSecretOf(typed) })
      onCvv2(cvv2)
    },
  })
  return (
    <Dialog title={text.cvv2Title} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={entry.submit}
        onKeyDown={ignoreHeldEnter}
        autoComplete="off"
        noValidate
      >
        <p>{text.code.sent(phone)}</p>
        <CodeEntry entry={entry} deadline={deadline} />
        <Button wide type="submit" isRunning={entry.send.isRunning} disabled={entry.isSpent}>
          {text.showCvv2}
        </Button>
      </form>
    </Dialog>
  )
}

/** On the face of a card in use. */
export const Cvv2 = ({ phone }: { phone: string }) => {
  const { shown, hide, ask, codeDeadline, close, give } = useCvv2()
  return (
    <div className={styles.cvv2}>
      <div className={styles.cvv2Line}>
        <span aria-live="polite">
          {shown && (
            <>
              {text.cvv2}:{' '}
              <strong className={styles.cvv2Digits}>
                <Ltr>{shown.cvv2}</Ltr>
              </strong>
            </>
          )}
        </span>
        <button
          type="button"
          className={styles.cvv2Button}
          aria-busy={ask.isRunning || undefined}
          onClick={() => (shown ? hide() : void ask.run())}
        >
          {shown ? text.hide : text.showCvv2}
        </button>
      </div>
      {shown && <Left deadline={shown.deadline} />}
      {codeDeadline !== null && (
        <Cvv2CodeDialog phone={phone} deadline={codeDeadline} onCvv2={give} onClose={close} />
      )}
    </div>
  )
}
