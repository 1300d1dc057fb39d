import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { nameOf } from '#areas/company/parts/companies/personName.ts'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { useSigningCode } from '#areas/company/parts/orders/useSigning.ts'
import { CodeEntry } from '#areas/entry/parts/otp/CodeEntry.tsx'
import { otpSecretOf } from '#areas/entry/parts/otp/otpSecret.ts'
import { isWrongCode, useCodeEntry } from '#areas/entry/parts/otp/useCodeEntry.ts'
import { dashboardHolder as text } from '#areas/dashboard/words/dashboardHolder.ts'
import { ui } from '#core/words/ui.ts'
import { api } from '#core/api/client.ts'
import { isEndOfSession } from '#core/api/errors.ts'
import { holderEndpoints } from '#areas/cards/calls/holderEndpoints.ts'
import type { CardHolder } from '#core/api/types.ts'
import { ignoreHeldEnter } from '#core/heldKeys.ts'
import { dismissErrors, toast, toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { useIsHere } from '#core/useIsHere.ts'
import { refreshHolders } from './useHolder.ts'
import styles from '../dashboard.module.css'

interface BlockDialogProps {
  holder: CardHolder
  onClose: () => void
  /** What went wrong, other than a wrong code. */
  onRejected: (error: unknown) => void
}

interface CodeStepProps extends BlockDialogProps {
  phone: string
  deadline: number
  onResend: () => Promise<boolean>
}

/** Wrong codes stay here, other failures go to the result page. company §8 "Block card" */
const CodeStep = ({ holder, phone, deadline, onResend, onClose, onRejected }: CodeStepProps) => {
  const isHere = useIsHere()
  const entry = useCodeEntry({
    deadline,
    onResend,
    onWrong: () => toast('error', text.wrongCode),
    onCode: async (code) => {
      try {
        await api.post(holderEndpoints.block, {
          phone: holder.phone,
          otpSecret: otpSecretOf(code),
        })
        dismissErrors()
        toast('success', text.blocked)
        onClose()
      } catch (error) {
        if (isWrongCode(error)) throw error
        if (isEndOfSession(error)) return
        // Closed meanwhile: a toast.
        if (isHere.current) onRejected(error)
        else toastError(error)
      } finally {
        void refreshHolders()
      }
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
      <Button
        wide
        type="submit"
        look="danger"
        isRunning={entry.send.isRunning}
        disabled={entry.isSpent}
      >
        {text.block}
      </Button>
    </form>
  )
}

/** Back cancels either step. company §4 */
export const BlockDialog = (props: BlockDialogProps) => {
  const { holder, onClose } = props
  const { phone } = useCompany()
  const isHere = useIsHere()
  const code = useSigningCode(() =>
    api.post(holderEndpoints.startBlocking, { phone: holder.phone })
  )
  const send = useCommand(
    async () => {
      const started = await code.requestCode()
      if (isHere.current) code.enterCode(started)
    },
    (error) => {
      toastError(error)
      // It may be blocked already, in another tab.
      void refreshHolders()
    }
  )
  return (
    <Dialog
      kind="dialog"
      title={text.blockTitle(nameOf(holder))}
      onClose={onClose}
      actions={
        code.deadline === null && (
          <>
            <Button wide look="danger" isRunning={send.isRunning} onClick={() => void send.run()}>
              {text.blockSend}
            </Button>
            <Button wide look="quiet" onClick={onClose}>
              {ui.cancel}
            </Button>
          </>
        )
      }
    >
      <div className={styles.stack}>
        <Notice tone="danger" icon="alert" title={text.blockWarning}>
          <p>{text.blockEffect}</p>
        </Notice>
        {code.deadline === null ? (
          <p>{text.blockCode(phone)}</p>
        ) : (
          <CodeStep {...props} phone={phone} deadline={code.deadline} onResend={code.resend} />
        )}
      </div>
    </Dialog>
  )
}
