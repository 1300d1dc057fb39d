import { limits } from '@kasbeno/api/contracts/limits'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Rial } from '#ui/Rial.tsx'
import { Screen } from '#ui/Screen.tsx'
import { TextArea } from '#ui/TextField.tsx'
import {
  amountOf,
  isAnswered,
  toSend,
  type Report,
  type ReportedLine,
} from '#areas/invoices/parts/goods/report.ts'
import { paidSoFar } from '#areas/invoices/parts/goods/whereMoneyGoes.ts'
import { ReportLine } from '#areas/invoices/parts/goods/ReportLine.tsx'
import { OrderLoaded } from '#areas/invoices/parts/orders/OrderLoaded.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { goods as text } from '#areas/invoices/words/goods.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { Dispute, Id, Order, OrderItem } from '#core/api/types.ts'
import { dropDraft, keepDraft, readDraft } from '#core/drafts.ts'
import { refresh, useQuery } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { useFirstInvalid } from '#core/useFirstInvalid.ts'
import { useIdempotencyKey } from '#core/useIdempotencyKey.ts'
import { useReturn } from '#core/useIsHere.ts'
import styles from '#areas/invoices/parts/goods/goods.module.css'

interface Draft {
  lines: [line: number, ReportedLine][]
  note: string
}
const draftOf = (id: Id) => `report-goods.${id}`

const keptReport = (draft: string, orderItems: readonly OrderItem[]): Report => {
  const { lines = [] } = readDraft<Draft>(draft)
  return new Map(lines.filter(([line]) => orderItems.some(({ id }) => id === line)))
}

const useReport = (id: string) => {
  const goBackTo = useReturn()
  const keyFor = useIdempotencyKey()
  return useCommand(async (items: NonNullable<ReturnType<typeof toSend>>, note: string) => {
    const body = { items, note }
    await api.post(endpoints.goodsReceipt(id), body, keyFor(body))
    dropDraft(draftOf(id))
    await refresh(endpoints.order(id))
    toast('success', text.sent)
    await goBackTo(paths.completedOrder(id))
  })
}

interface FormProps {
  formId: string
  order: Order
  disputes: readonly Dispute[]
  onSend: (items: NonNullable<ReturnType<typeof toSend>>, note: string) => void
}

const ReportForm = ({ formId, order, disputes, onSend }: FormProps) => {
  const draft = draftOf(order.id)
  const items = order.orderItems
  const open = items.filter((item) => !isAnswered(item, disputes))
  const [report, setReport] = useState(() => keptReport(draft, open))
  const [note, setNote] = useState(() => readDraft<Draft>(draft).note ?? '')
  useEffect(() => {
    if (report.size > 0 || note !== '') keepDraft(draft, { lines: [...report], note })
  }, [draft, report, note])
  const { form, isTried, tryAgain } = useFirstInvalid()
  const sum = items.reduce((all, item) => {
    const chosen = report.get(item.id)
    return all + (chosen ? amountOf(item, chosen.typed) : 0)
  }, 0)
  const isEmpty = report.size === 0

  const submit = (event: FormEvent) => {
    event.preventDefault()
    tryAgain()
    const lines = toSend(items, report)
    if (lines && lines.length > 0 && note.trim() !== '') onSend(lines, note.trim())
  }
  const change = (
    id: number,
    chosen: Parameters<Parameters<typeof ReportLine>[0]['onChange']>[0]
  ) => {
    const next = new Map(report)
    if (chosen) next.set(id, chosen)
    else next.delete(id)
    setReport(next)
  }

  return (
    <form ref={form} id={formId} className={styles.form} onSubmit={submit} noValidate>
      <Notice tone="info">
        <p>{paidSoFar(order).owed > 0 ? text.explain : text.explainPaid}</p>
      </Notice>
      <Card title={text.lines}>
        <ul className={styles.lines}>
          {items.map((item) => (
            <ReportLine
              key={item.id}
              item={item}
              chosen={report.get(item.id)}
              isAnswered={!open.includes(item)}
              isTried={isTried}
              isMissing={isTried && isEmpty}
              onChange={(chosen) => change(item.id, chosen)}
            />
          ))}
        </ul>
        {isTried && isEmpty && (
          <p className={styles.missing} role="alert">
            <Icon name="alert" size={20} /> {text.noLine}
          </p>
        )}
        {!isEmpty && (
          <p className={styles.sum} aria-live="polite">
            <span>{text.sum}</span>
            <Rial value={sum} />
          </p>
        )}
      </Card>
      <TextArea
        label={text.note}
        hint={text.noteHint}
        error={isTried && note.trim() === '' ? text.noteProblem : undefined}
        maxLength={limits.reason}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </form>
  )
}

/** Which lines of a paid invoice are not as they should be, how much of them, and why. */
export default function ReportGoodsScreen({ id }: { id: string }) {
  const formId = useId()
  const order = useQuery(endpoints.order(id))
  const receipt = useQuery(endpoints.goodsReceipt(id))
  const send = useReport(id)
  const canReport = receipt.data?.canReport === true
  return (
    <Screen
      title={text.reportTitle}
      back={paths.completedOrder(id)}
      aside={<SupportLink />}
      footer={
        canReport && (
          <Button wide type="submit" form={formId} isRunning={send.isRunning}>
            {text.send}
          </Button>
        )
      }
    >
      <OrderLoaded from={order}>
        {(loaded) => (
          <Loaded from={receipt}>
            {({ disputes }) =>
              canReport ? (
                <ReportForm
                  formId={formId}
                  order={loaded}
                  disputes={disputes}
                  onSend={(items, note) => void send.run(items, note)}
                />
              ) : (
                <EmptyState icon="orders" title={text.cannotReport}>
                  <ButtonLink href={paths.completedOrder(id)}>{text.toInvoice}</ButtonLink>
                </EmptyState>
              )
            }
          </Loaded>
        )}
      </OrderLoaded>
    </Screen>
  )
}
