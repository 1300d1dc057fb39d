import { isolated } from '@kasbeno/api/contracts/digits'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ReasonedButton } from '#ui/ReasonedButton.tsx'
import { Rial } from '#ui/Rial.tsx'
import { legalOrders } from '#areas/company/words/legalOrders.ts'
import { batch } from '#areas/invoices/words/batch.ts'
import { ui } from '#core/words/ui.ts'
import type { CompanyOrderRow } from '#core/api/types.ts'
import styles from './companyOrders.module.css'

const text = legalOrders.batch

export interface RefusedInvoice {
  id: string
  message: string
}

interface SignBatchSheetProps {
  orders: readonly CompanyOrderRow[]
  refused: readonly RefusedInvoice[]
  phone: string
  isSending: boolean
  onSend: () => void
  onUnmark: () => void
  onClose: () => void
}

const nameOf = (orders: readonly CompanyOrderRow[], id: string) => {
  const order = orders.find((one) => one.id === id)
  return batch.ofInvoice(order?.distributorName ?? '', isolated(order?.externalId ?? ''))
}

/** Names unsignable ones, removable with one press. */
export const SignBatchSheet = (props: SignBatchSheetProps) => {
  const { orders, refused, phone, isSending, onSend, onUnmark, onClose } = props
  return (
    <Dialog
      title={text.sheetTitle(orders.length)}
      onClose={onClose}
      actions={
        <>
          <ReasonedButton
            wide
            reason={refused.length > 0 ? text.leaveOut : null}
            isRunning={isSending}
            onClick={onSend}
          >
            {legalOrders.sendCode}
          </ReasonedButton>
          <Button wide look="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{text.sheet(isolated(phone))}</p>
        {refused.length > 0 && (
          <Notice
            tone="danger"
            title={text.cannot}
            actions={
              <Button small onClick={onUnmark}>
                {batch.unmark}
              </Button>
            }
          >
            <ul>
              {refused.map(({ id, message }) => (
                <li key={id}>
                  {nameOf(orders, id)}: {message}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <Facts>
          <Fact name={text.sum}>
            <Rial value={orders.reduce((sum, one) => sum + one.grandTotalAmount, 0)} size="large" />
          </Fact>
        </Facts>
      </div>
    </Dialog>
  )
}
