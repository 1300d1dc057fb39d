import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Rial } from '#ui/Rial.tsx'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { useSigningCode } from '#areas/company/parts/orders/useSigning.ts'
import { CodeEntry } from '#areas/entry/parts/otp/CodeEntry.tsx'
import { otpSecretOf } from '#areas/entry/parts/otp/otpSecret.ts'
import { useCodeEntry } from '#areas/entry/parts/otp/useCodeEntry.ts'
import { dashboardHolder as text } from '#areas/dashboard/words/dashboardHolder.ts'
import { dashboardEndpoints } from '#areas/dashboard/calls/dashboardEndpoints.ts'
import { ignoreHeldEnter } from '#core/heldKeys.ts'
import { refresh } from '#core/query.ts'
import { toast, toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { useIsHere } from '#core/useIsHere.ts'
import styles from '../dashboard.module.css'

type Code = ReturnType<typeof otpSecretOf>

export interface WideningProps {
  /** The most that can be spent in a month without a signature, once it holds. */
  loss: number
  /** Any of these consents; nobody where the CEO signs alone. */
  consenters: readonly string[]
  start: () => Promise<{ expirationMillis: number }>
  /** Answers with the id of a change that waits, or with what holds now. */
  send: (otpSecret: Code) => Promise<object>
  /** Reads anew what was shown, which the server may have refused as out of date. */
  refreshed: () => Promise<unknown>
  saved: string
  onDone: () => void
}

interface CodeStepProps extends WideningProps {
  phone: string
  deadline: number
  onResend: () => Promise<boolean>
}

const CodeStep = ({ phone, deadline, onResend, send, refreshed, saved, onDone }: CodeStepProps) => {
  const entry = useCodeEntry({
    deadline,
    onResend,
    onCode: async (code) => {
      const answer = await send(otpSecretOf(code))
      toast('success', 'changeId' in answer ? text.wideningProposed : saved)
      onDone()
      await Promise.all([refreshed(), refresh(dashboardEndpoints.rule)])
    },
  })
  return (
    <form
      className={styles.form}
      onSubmit={entry.submit}
      onKeyDown={ignoreHeldEnter}
      autoComplete="off"
      noValidate
    >
      <p>{text.blockSent(phone)}</p>
      <CodeEntry entry={entry} deadline={deadline} />
      <Button wide type="submit" isRunning={entry.send.isRunning} disabled={entry.isSpent}>
        {text.wideningAsk}
      </Button>
    </form>
  )
}

/** What wider spending could cost, who consents to it, and the code that asks for it. adr/0050 */
export const Widening = (props: WideningProps) => {
  const { loss, consenters, start, refreshed } = props
  const { phone } = useCompany()
  const isHere = useIsHere()
  const code = useSigningCode(start)
  const request = useCommand(
    async () => {
      const started = await code.requestCode()
      if (isHere.current) code.enterCode(started)
    },
    (error) => {
      toastError(error)
      void refreshed()
    }
  )
  return (
    <>
      <Notice tone="warning" icon="alert" title={text.lossTitle}>
        <p>
          <Rial value={loss} size="large" />
        </p>
        <p>{text.lossMeaning}</p>
        <p>{text.consent(consenters)}</p>
      </Notice>
      {code.deadline === null ? (
        <>
          <p>{text.blockCode(phone)}</p>
          <Button wide isRunning={request.isRunning} onClick={() => void request.run()}>
            {text.blockSend}
          </Button>
        </>
      ) : (
        <CodeStep {...props} phone={phone} deadline={code.deadline} onResend={code.resend} />
      )}
    </>
  )
}
