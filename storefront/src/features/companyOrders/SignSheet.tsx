import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { Button } from '#components/Button.tsx'
import { Dialog } from '#components/Dialog.tsx'
import { Facts, Fact } from '#components/Facts.tsx'
import { Rial } from '#components/Rial.tsx'
import { untilLeft } from '#features/payment/goToGateway.ts'
import { legalOrders as text } from '#i18n/fa/legalOrders.ts'
import { orders } from '#i18n/fa/orders.ts'
import { ui } from '#i18n/fa/ui.ts'
import { api } from '#lib/api/client.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import type { CompanyOrder } from '#lib/api/types.ts'
import { refresh } from '#lib/query.ts'
import { toastError } from '#lib/toast.ts'
import { useCommand } from '#lib/useCommand.ts'
import { useIsHere } from '#lib/useIsHere.ts'
import styles from './companyOrders.module.css'

interface SignSheetProps {
  order: CompanyOrder
  isSending: boolean
  onSend: () => void
  onClose: () => void
}

/** Leaves for the page of the provider of signatures, which leads back to the signatory's callback. */
const useToken = (orderId: string) => {
  const isHere = useIsHere()
  return useCommand(
    async () => {
      const { redirectUrl } = await api.post(legalEndpoints.startToken(orderId))
      // Who has closed the sheet meanwhile has changed their mind.
      if (!isHere.current) return
      addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
      location.assign(redirectUrl)
      await untilLeft()
    },
    (error) => {
      toastError(error)
      void refresh(legalEndpoints.order(orderId))
    }
  )
}

/** A number inside a sentence keeps its own direction. */
const isolated = (phone: string) => `\u2066${toPersianDigits(phone)}\u2069`

/** Says what a signature means before the code is sent; who has a certificate may sign with it. company §4 */
export const SignSheet = ({ order, isSending, onSend, onClose }: SignSheetProps) => {
  const token = useToken(order.id)
  const hasToken = order.digitalSignatoryType === 'TOKEN'
  return (
    <Dialog
      title={text.sign}
      onClose={onClose}
      actions={
        <>
          {hasToken && (
            <Button wide isRunning={token.isRunning} onClick={() => void token.run()}>
              {text.withToken}
            </Button>
          )}
          <Button wide look={hasToken ? 'second' : 'main'} isRunning={isSending} onClick={onSend}>
            {text.sendCode}
          </Button>
          <Button wide look="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{text.signSheet(isolated(order.phone))}</p>
        {hasToken && <p>{text.tokenSheet}</p>}
        <Facts>
          <Fact name={orders.distributor}>{order.distributorName}</Fact>
          <Fact name={orders.invoiceAmount}>
            <Rial value={order.grandTotalAmount} size="large" />
          </Fact>
        </Facts>
      </div>
    </Dialog>
  )
}
