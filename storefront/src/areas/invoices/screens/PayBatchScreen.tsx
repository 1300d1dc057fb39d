import { pageSizes } from '@kasbeno/api/contracts/limits'
import { maxInvoicesPerCode, owedFor, type PaymentSource } from '@kasbeno/api/contracts/orders'
import { useCallback, useRef, useState } from 'react'
import { paths } from '#app/paths.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { Rial } from '#ui/Rial.tsx'
import { Screen } from '#ui/Screen.tsx'
import { CodeScreen } from '#areas/invoices/parts/invoicePayment/CodeScreen.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { Choice } from '#areas/invoices/parts/batch/Choice.tsx'
import { BatchSheet } from '#areas/invoices/parts/batch/BatchSheet.tsx'
import { useBatchPayment } from '#areas/invoices/parts/batch/useBatchPayment.ts'
import { useMarks } from '#areas/invoices/parts/batch/useMarks.ts'
import { orders } from '#areas/invoices/words/orders.ts'
import { batch as text } from '#areas/invoices/words/batch.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { OrderRow } from '#core/api/types.ts'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { refresh } from '#core/query.ts'
import { toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { usePages } from '#core/usePages.ts'
import styles from '#areas/invoices/parts/batch/batch.module.css'

const usePending = () => {
  const plan = usePlan()
  return usePages(
    useCallback((page: number) => endpoints.pendingOrders(plan, pageSizes.orders, page), [plan])
  )
}

const sumOf = (rows: OrderRow[]) => rows.reduce((sum, row) => sum + row.grandTotalAmount, 0)

const usePaying = (orderIds: string[]) => {
  const payment = useBatchPayment(orderIds)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [phone, setPhone] = useState('')
  const isWanted = useRef(false)
  const showSheet = (isShown: boolean) => {
    isWanted.current = isShown
    setSheetOpen(isShown)
  }
  const send = useCommand(
    async (source: PaymentSource, to: string) => {
      const started = await payment.requestCode(source)
      // Closed meanwhile; the code waits.
      if (!isWanted.current) return
      showSheet(false)
      setPhone(to)
      payment.enterCode(started)
    },
    (error) => {
      toastError(error)
      // The sheet shows what changed.
      void refresh(endpoints.batch(orderIds))
    }
  )
  return { payment, isSheetOpen, showSheet, phone, send }
}

/** Back drops the marks. */
export default function PayBatchScreen() {
  const pages = usePending()
  const { marked, mark, unmark, setMarked, isFull } = useMarks(maxInvoicesPerCode)
  const rows = pages.items.filter(({ id }) => marked.includes(id))
  const { payment, isSheetOpen, showSheet, phone, send } = usePaying(marked)
  const all = pages.items.slice(0, maxInvoicesPerCode).map(({ id }) => id)
  const areAllMarked = all.every((id) => marked.includes(id))
  const leaveOut = (ids: string[]) => {
    showSheet(false)
    unmark(ids)
  }

  if (payment.running) {
    const { source, amount } = payment.running
    return (
      <CodeScreen
        title={text.codeTitle}
        phone={phone}
        deadline={payment.running.deadline}
        onCode={payment.pay}
        onResend={payment.resend}
        onBack={payment.stop}
      >
        <Facts>
          <Fact name={orders.youPay(orders.sources[source])}>
            <Rial value={amount} size="large" />
          </Fact>
          <Fact name={orders.youOwe}>
            <Rial value={owedFor(source, amount)} />
          </Fact>
          <Fact name={text.count}>{toPersianDigits(marked.length)}</Fact>
        </Facts>
      </CodeScreen>
    )
  }
  return (
    <Screen
      title={text.title}
      back={paths.orders}
      aside={<SupportLink />}
      footer={
        <>
          <p className={styles.sum} aria-live="polite">
            {marked.length === 0 ? (
              text.noneMarked
            ) : (
              <>
                <span>{text.marked(marked.length)}</span>
                {/* Would cover large-print lists. */}
                <Rial value={sumOf(rows)} />
              </>
            )}
          </p>
          <Button wide disabled={marked.length === 0} onClick={() => showSheet(true)}>
            {text.next}
          </Button>
        </>
      }
    >
      <p>{text.explain}</p>
      {all.length > 1 && (
        <Button wide look="second" onClick={() => setMarked(areAllMarked ? [] : all)}>
          {areAllMarked ? text.unmarkAll : text.markAll}
        </Button>
      )}
      {isFull && <p role="status">{text.limit}</p>}
      <PagedList
        pages={pages}
        keyOf={(order) => order.id}
        empty={<EmptyState icon="orders" title={orders.empty} />}
      >
        {(order) => (
          <Choice
            order={order}
            isMarked={marked.includes(order.id)}
            isDisabled={isFull && !marked.includes(order.id)}
            onMark={(isMarked) => mark(order.id, isMarked)}
          />
        )}
      </PagedList>
      {isSheetOpen && (
        <BatchSheet
          orderIds={marked}
          isSending={send.isRunning}
          onSend={(source, to) => void send.run(source, to)}
          onUnmark={leaveOut}
          onClose={() => showSheet(false)}
        />
      )}
    </Screen>
  )
}
