import { isolated } from '@kasbeno/api/contracts/digits'
import { owedFor, type PaymentSource } from '@kasbeno/api/contracts/orders'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { Rial } from '#ui/Rial.tsx'
import { RefusalNotice } from '#areas/invoices/parts/invoicePayment/RefusalNotice.tsx'
import { orders } from '#areas/invoices/words/orders.ts'
import { batch as text } from '#areas/invoices/words/batch.ts'
import { ui } from '#core/words/ui.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { BatchOption, InvoiceBatch } from '#core/api/types.ts'
import { jalaliDate } from '#core/jalali.ts'
import { groupDigits } from '#core/grouped.ts'
import { useQuery } from '#core/query.ts'
import styles from './batch.module.css'

const canPay = ({ refusal, refused }: BatchOption) => refusal === null && refused.length === 0

const firstSource = ({ paymentOptions }: InvoiceBatch): PaymentSource =>
  paymentOptions.find(canPay)?.source ?? 'CREDIT'

const RefusalOfSum = ({ refusal }: { refusal: string }) => {
  if (refusal === 'NOT_ENOUGH') return <Notice tone="danger" title={text.sumTooHigh} />
  if (refusal === 'WALLET_TOO_LOW') return <Notice tone="danger" title={text.walletTooLow} />
  return <RefusalNotice refusal={refusal} />
}

interface RefusedProps {
  option: BatchOption
  onUnmark: (ids: string[]) => void
}

/** With reasons and removal. */
const Refused = ({ option, onUnmark }: RefusedProps) => (
  <Notice
    tone="danger"
    title={text.cannotPay}
    actions={
      <Button small onClick={() => onUnmark(option.refused.map(({ id }) => id))}>
        {text.unmark}
      </Button>
    }
  >
    <ul className={styles.refused}>
      {option.refused.map(({ id, distributorName, externalId, message }) => (
        <li key={id}>
          {text.ofInvoice(distributorName, isolated(externalId))}: {message}
        </li>
      ))}
    </ul>
  </Notice>
)

/** Fees, missing from the list's sum. */
const feesOf = ({ items }: InvoiceBatch, { amount }: BatchOption): number =>
  amount - items.reduce((sum, { grandTotalAmount }) => sum + grandTotalAmount, 0)

const Outcome = ({ batch, option, onUnmark }: RefusedProps & { batch: InvoiceBatch }) => {
  const fees = feesOf(batch, option)
  if (option.refused.length > 0) return <Refused option={option} onUnmark={onUnmark} />
  if (option.refusal) return <RefusalOfSum refusal={option.refusal} />
  return (
    <Facts>
      <Fact name={orders.youPay(orders.sources[option.source])}>
        <Rial value={option.amount} size="large" />
      </Fact>
      {fees > 0 && (
        <Fact name={text.ofItFees}>
          <Rial value={fees} />
        </Fact>
      )}
      <Fact name={orders.youOwe}>
        <Rial value={owedFor(option.source, option.amount)} />
      </Fact>
      <Fact name={option.source === 'CREDIT' ? orders.leftAfter : orders.walletAfter}>
        <Rial value={option.available - option.amount} />
      </Fact>
      {option.firstDueDate && <Fact name={text.firstDue}>{jalaliDate(option.firstDueDate)}</Fact>}
    </Facts>
  )
}

interface BatchSheetProps {
  orderIds: string[]
  isSending: boolean
  onSend: (source: PaymentSource, phone: string) => void
  onUnmark: (ids: string[]) => void
  onClose: () => void
}

/** What each source gives and what it leaves, before the code is sent. */
export const BatchSheet = (props: BatchSheetProps) => {
  const { orderIds, isSending, onSend, onUnmark, onClose } = props
  const batch = useQuery(endpoints.batch(orderIds))
  const [chosen, setChosen] = useState<PaymentSource | null>(null)
  const source = chosen ?? (batch.data ? firstSource(batch.data) : 'CREDIT')
  const option = batch.data?.paymentOptions.find((one) => one.source === source)
  return (
    <Dialog
      title={text.sheetTitle(orderIds.length)}
      onClose={onClose}
      actions={
        <>
          <Button
            wide
            isRunning={isSending}
            disabled={!option || !canPay(option)}
            onClick={() => batch.data && onSend(source, batch.data.phone)}
          >
            {orders.sendCode}
          </Button>
          <Button wide look="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
        </>
      }
    >
      <Loaded from={batch}>
        {(loaded) => (
          <div className={styles.form}>
            <p>{text.sheet(isolated(loaded.phone))}</p>
            <RadioCards
              label={orders.source}
              name="source"
              value={source}
              onChange={(value) => setChosen(value === 'WALLET' ? 'WALLET' : 'CREDIT')}
              options={loaded.paymentOptions.map((one) => ({
                value: one.source,
                label: orders.sources[one.source],
                hint: orders.sourceLeft(groupDigits(one.available)),
              }))}
            />
            {option && <Outcome batch={loaded} option={option} onUnmark={onUnmark} />}
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}
