import { isolated } from '@kasbeno/api/contracts/digits'
import type { PaymentSource } from '@kasbeno/api/contracts/orders'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { Rial } from '#ui/Rial.tsx'
import { ArrearsRule } from '#areas/debts/parts/installments/ArrearsRule.tsx'
import { orders as text } from '#areas/invoices/words/orders.ts'
import { ui } from '#core/words/ui.ts'
import type { Order } from '#core/api/types.ts'
import { groupDigits } from '#core/grouped.ts'
import { balanceOf, optionOf } from './amounts.ts'
import { PayFacts } from './PayFacts.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import styles from '#areas/invoices/parts/orders/orders.module.css'

interface PaySheetProps {
  order: Order
  source: PaymentSource
  onSource: (source: PaymentSource) => void
  isSending: boolean
  onSend: () => void
  onClose: () => void
  /** What the payer should know before. */
  children?: ReactNode
}

const SourceChoice = ({
  order,
  source,
  onSource,
}: Pick<PaySheetProps, 'order' | 'source' | 'onSource'>) => (
  <RadioCards
    label={text.source}
    name="source"
    value={source}
    onChange={(value) => onSource(value === 'WALLET' ? 'WALLET' : 'CREDIT')}
    options={order.paymentOptions.map((option) => ({
      value: option.source,
      label: text.sources[option.source],
      hint: text.sourceLeft(groupDigits(balanceOf(order, option.source))),
    }))}
  />
)

/** Says what will happen before the code is sent. */
export const PaySheet = (props: PaySheetProps) => {
  const { order, source, onSource, isSending, onSend, onClose, children } = props
  const option = optionOf(order, source)
  if (!option) return null
  return (
    <Dialog
      title={text.sheetTitle}
      onClose={onClose}
      actions={
        <>
          <Button wide isRunning={isSending} disabled={option.refusal !== null} onClick={onSend}>
            {text.sendCode}
          </Button>
          <Button wide look="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {/* First, so that the smallest phone in the largest letters shows what is paid, and when, without scrolling. */}
        {option.refusal ? (
          <RefusalNotice refusal={option.refusal} order={order} />
        ) : (
          <Facts>
            <PayFacts order={order} source={source} amount={option.amount} />
            <Fact name={source === 'CREDIT' ? text.leftAfter : text.walletAfter}>
              <Rial value={balanceOf(order, source) - option.amount} />
            </Fact>
          </Facts>
        )}
        {children}
        {source === 'CREDIT' && !option.refusal && <ArrearsRule />}
        <SourceChoice order={order} source={source} onSource={onSource} />
        <p>{text.sheet(isolated(order.phone))}</p>
      </div>
    </Dialog>
  )
}
