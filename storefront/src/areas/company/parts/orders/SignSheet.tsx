import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Facts } from '#ui/Facts.tsx'
import { untilLeft } from '#areas/wallet/parts/payment/goToGateway.ts'
import { legalOrders as text } from '#areas/company/words/legalOrders.ts'
import { ui } from '#core/words/ui.ts'
import { refresh } from '#core/query.ts'
import { toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { useIsHere } from '#core/useIsHere.ts'
import styles from './companyOrders.module.css'

/**
 * Where a certificate signs: the call that leads to the provider, and what shows that it cannot.
 */
interface Token {
  start: () => Promise<{ redirectUrl: string }>
  around: string
}

interface SignSheetProps {
  title: string
  explain: string
  /** Null without a certificate. */
  token: Token | null
  isSending: boolean
  onSend: () => void
  onClose: () => void
  children: ReactNode
}

/** Leaves for the provider, which returns to the callback. */
const useToken = (token: Token | null) => {
  const isHere = useIsHere()
  return useCommand(
    async () => {
      if (!token) return
      const { redirectUrl } = await token.start()
      // The sheet was closed.
      if (!isHere.current) return
      addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
      location.assign(redirectUrl)
      await untilLeft()
    },
    (error) => {
      toastError(error)
      if (token) void refresh(token.around)
    }
  )
}

/** Before the code is sent; optionally by certificate. company §4 */
export const SignSheet = (props: SignSheetProps) => {
  const { title, explain, token, isSending, onSend, onClose, children } = props
  const leaving = useToken(token)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          {token && (
            <Button wide isRunning={leaving.isRunning} onClick={() => void leaving.run()}>
              {text.withToken}
            </Button>
          )}
          <Button wide look={token ? 'second' : 'main'} isRunning={isSending} onClick={onSend}>
            {text.sendCode}
          </Button>
          <Button wide look="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{explain}</p>
        {token && <p>{text.tokenSheet}</p>}
        <Facts>{children}</Facts>
      </div>
    </Dialog>
  )
}
