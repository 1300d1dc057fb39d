import { Button } from '#ui/Button.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useOverlay } from '#ui/useOverlay.ts'
import { CodeEntry } from '#areas/entry/parts/otp/CodeEntry.tsx'
import { useCodeEntry } from '#areas/entry/parts/otp/useCodeEntry.ts'
import { login as text } from '#areas/entry/words/login.ts'
import { ignoreHeldEnter } from '#core/heldKeys.ts'
import { leaveOverlays } from '#core/overlays.ts'
import { startSession } from '#core/session.ts'
import { useSecondsLeft } from '#core/useCountdown.ts'
import { verifyCode } from './loginCalls.ts'
import { keepRunningCode } from './loginDraft.ts'
import styles from './login.module.css'

interface CodeFormProps {
  phone: string
  deadline: number
  /** The code is an earlier one, which is still alive. */
  isEarlier: boolean
  /** @returns false while the last one runs */
  onResend: () => Promise<boolean>
  onEditPhone: () => void
}

/** Ends with the shown clock. */
const EarlierCode = ({ deadline }: { deadline: number }) => {
  const seconds = useSecondsLeft(deadline)
  return seconds > 0 ? <Notice tone="info">{text.alreadySent(seconds)}</Notice> : null
}

export const CodeForm = (props: CodeFormProps) => {
  const { phone, deadline, isEarlier, onEditPhone } = props
  const verify = async (code: string) => {
    const pair = await verifyCode(phone, code)
    keepRunningCode(null)
    await leaveOverlays()
    startSession(pair)
  }
  const entry = useCodeEntry({ ...props, onCode: verify })
  useOverlay(onEditPhone)
  return (
    <form className={styles.form} onSubmit={entry.submit} onKeyDown={ignoreHeldEnter} noValidate>
      <div className={styles.sentTo}>
        <p>
          {text.codeSentTo}{' '}
          <strong>
            <Ltr>{phone}</Ltr>
          </strong>
        </p>
        <Button look="quiet" small icon="edit" onClick={onEditPhone}>
          {text.editPhone}
        </Button>
      </div>
      {isEarlier && <EarlierCode deadline={deadline} />}
      <CodeEntry entry={entry} deadline={deadline} />
      <Button type="submit" wide isRunning={entry.send.isRunning}>
        {text.enter}
      </Button>
    </form>
  )
}
