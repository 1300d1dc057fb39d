import { pageSizes } from '@kasbeno/api/contracts/limits'
import { maxInvoicesPerCode, owedFor, type PaymentSource } from '@kasbeno/api/contracts/orders'
import { useCallback, useRef, useState } from 'react'
import { paths } from '#app/paths.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { Rial } from '#ui/Rial.tsx'
import { Screen } from '#ui/Screen.tsx'
import { CodeScreen } from '#areas/invoices/parts/invoicePayment/CodeScreen.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { Choice } from '#areas/invoices/parts/batch/Choice.tsx'
import { BatchSheet } from '#areas/invoices/parts/batch/BatchSheet.tsx'
import { useBatchPayment } from '#areas/invoices/parts/batch/useBatchPayment.ts'
import { useMarkedRows } from '#areas/invoices/parts/batch/useMarkedRows.ts'
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

const usePaying = (orderIds: string[], draft: string) => {
  const payment = useBatchPayment(orderIds, draft)
  const [isSheetOpen, setSheetOpen] = useState(false)
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
      payment.enterCode(started, to)
    },
    (error) => {
      toastError(error)
      // The sheet shows what changed.
      void refresh(endpoints.batch(orderIds))
    }
  )
  return { payment, isSheetOpen, showSheet, send }
}

const isChoice = () => true

/** Marked before a reload, and paid or taken back since. */
const Gone = ({ ids, onUnmark }: { ids: string[]; onUnmark: (ids: string[]) => void }) =>
  ids.length > 0 && (
    <Notice
      tone="warning"
      title={text.gone(ids.length)}
      actions={
        <Button small onClick={() => onUnmark(ids)}>
          {text.unmark}
        </Button>
      }
    >
      <p>{text.goneHint}</p>
    </Notice>
  )

/** Marks and the step of the code outlive a reload. */
export default function PayBatchScreen() {
  const pages = usePending()
  const draft = `pay-batch.${usePlan()}`
  const { marked, mark, unmark, setMarked, isFull } = useMarks(maxInvoicesPerCode, draft)
  const { rows, gone } = useMarkedRows(pages, marked, isChoice)
  const { payment, isSheetOpen, showSheet, send } = usePaying(marked, draft)
  const all = pages.items.slice(0, maxInvoicesPerCode).map(({ id }) => id)
  const areAllMarked = all.every((id) => marked.includes(id))
  const leaveOut = (ids: string[]) => {
    showSheet(false)
    unmark(ids)
  }

  if (payment.running) {
    const { source, amount, phone } = payment.running
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
      <Gone ids={gone} onUnmark={unmark} />
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
