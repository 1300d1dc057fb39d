import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import type { PaymentSource } from '@kasbeno/api/contracts/orders'
import { Button } from '#components/Button.tsx'
import { Dialog } from '#components/Dialog.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Notice } from '#components/Notice.tsx'
import { RadioCards } from '#components/RadioCards.tsx'
import { Rial } from '#components/Rial.tsx'
import { orders as text } from '#i18n/fa/orders.ts'
import { ui } from '#i18n/fa/ui.ts'
import type { Order } from '#lib/api/types.ts'
import { groupDigits } from '#lib/money.ts'
import { balanceOf, costOf, isAffordable } from './amounts.ts'
import styles from '#features/orders/orders.module.css'

interface PaySheetProps {
  order: Order
  source: PaymentSource
  onSource: (source: PaymentSource) => void
  isSending: boolean
  onSend: () => void
  onClose: () => void
}

/** A number inside a sentence keeps its own direction. */
const isolated = (phone: string) => `\u2066${toPersianDigits(phone)}\u2069`

/** Says what will happen before the code is sent. */
export const PaySheet = ({
  order,
  source,
  onSource,
  isSending,
  onSend,
  onClose,
}: PaySheetProps) => {
  const left = balanceOf(order, source) - costOf(order, source)
  return (
    <Dialog
      title={text.sheetTitle}
      onClose={onClose}
      actions={
        <>
          <Button wide isRunning={isSending} disabled={left < 0} onClick={onSend}>
            {text.sendCode}
          </Button>
          <Button wide look="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{text.sheet(isolated(order.phone))}</p>
        {isAffordable(order, 'WALLET') && (
          <RadioCards
            label={text.source}
            name="source"
            value={source}
            onChange={(value) => onSource(value === 'WALLET' ? 'WALLET' : 'CREDIT')}
            options={[
              {
                value: 'CREDIT',
                label: text.sourceCredit,
                hint: text.sourceLeft(groupDigits(order.creditBalance)),
              },
              {
                value: 'WALLET',
                label: text.sourceWallet,
                hint: text.sourceLeft(groupDigits(order.cashBalance)),
              },
            ]}
          />
        )}
        <Facts>
          <Fact name={text.amount}>
            <Rial value={costOf(order, source)} size="large" />
          </Fact>
          {left >= 0 && (
            <Fact name={source === 'CREDIT' ? text.leftAfter : text.walletLeft}>
              <Rial value={left} />
            </Fact>
          )}
        </Facts>
        {left < 0 && <Notice tone="danger">{text.notEnough}</Notice>}
      </div>
    </Dialog>
  )
}
