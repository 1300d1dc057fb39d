import { approbationRules } from '@kasbeno/api/contracts/approbations'
import { pageSizes } from '@kasbeno/api/contracts/limits'
import { useMemo, useState, type ReactNode } from 'react'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { ReasonedButton } from '#ui/ReasonedButton.tsx'
import { Rial } from '#ui/Rial.tsx'
import { Screen } from '#ui/Screen.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { maySign } from '#areas/company/parts/orders/maySign.ts'
import { SignedBatch } from '#areas/company/parts/orders/SignedBatch.tsx'
import { SignBatchSheet } from '#areas/company/parts/orders/SignBatchSheet.tsx'
import { useMarkedRows } from '#areas/invoices/parts/batch/useMarkedRows.ts'
import { useMarks } from '#areas/invoices/parts/batch/useMarks.ts'
import { useSignBatch } from '#areas/company/parts/orders/useSignBatch.ts'
import { CodeScreen } from '#areas/invoices/parts/invoicePayment/CodeScreen.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { Choice } from '#areas/invoices/parts/batch/Choice.tsx'
import { delegations } from '#areas/company/words/delegations.ts'
import { legalOrders } from '#areas/company/words/legalOrders.ts'
import { batch } from '#areas/invoices/words/batch.ts'
import { delegationEndpoints } from '#areas/company/calls/delegationEndpoints.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CompanyOrderRow, Delegations } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'
import { usePages } from '#core/usePages.ts'
import styles from '#areas/invoices/parts/batch/batch.module.css'

const text = legalOrders.batch
const words = { intro: legalOrders.codeIntro, send: legalOrders.signNow }

type Absent = Delegations['signsFor']

/** As seen by the reader or the absent member. */
const pageOf = (absent: Absent) => (page: number) =>
  legalEndpoints.orders(pageSizes.orders, page, 'PENDING_FOR_APPROBATION', {
    onBehalfOf: absent?.phone ?? null,
  })

/** Only what waits for the absent member, not the reader's own. */
const isChoice = (absent: Absent) => (order: CompanyOrderRow) =>
  maySign(order) && (absent === null || order.awaits === 'SIGNATURE')

const Sum = ({ orders }: { orders: readonly CompanyOrderRow[] }) => (
  <p className={styles.sum} aria-live="polite">
    {orders.length > 0 && (
      <>
        <span>{batch.marked(orders.length)}</span>
        {/* Would cover large-print lists. */}
        <Rial value={orders.reduce((sum, one) => sum + one.grandTotalAmount, 0)} />
      </>
    )}
  </p>
)

interface TogetherProps {
  absent: Absent
  /** Above the list: for whom it is. */
  choice: ReactNode
}

const Together = ({ absent, choice }: TogetherProps) => {
  const all = usePages(useMemo(() => pageOf(absent), [absent]))
  const pages = { ...all, items: all.items.filter(isChoice(absent)) }
  const draft = `sign-batch.${useCompany().companyUniqueSerial}.${absent?.phone ?? ''}`
  const { marked, mark, unmark, isFull } = useMarks(approbationRules.perCode, draft)
  const { rows: orders, gone } = useMarkedRows(all, marked, isChoice(absent))
  const { code, sheet, open, sign, refused, outcome } = useSignBatch(orders, draft, absent?.phone)
  const phone = useQuery(endpoints.profile).data?.phone ?? ''

  if (outcome) return <SignedBatch {...outcome} />
  if (code.deadline !== null) {
    return (
      <CodeScreen
        title={text.title}
        words={words}
        phone={phone}
        deadline={code.deadline}
        onCode={sign}
        onResend={code.resend}
        onBack={code.stop}
      >
        <Facts>
          {absent && <Fact name={delegations.inPlaceOf}>{absent.fullName}</Fact>}
          <Fact name={batch.count}>{legalOrders.count(orders.length)}</Fact>
          <Fact name={text.sum}>
            <Rial value={orders.reduce((sum, one) => sum + one.grandTotalAmount, 0)} size="large" />
          </Fact>
        </Facts>
      </CodeScreen>
    )
  }
  return (
    <Screen
      title={text.title}
      back={legalPaths.orders}
      aside={<SupportLink />}
      footer={
        <>
          <Sum orders={orders} />
          <ReasonedButton
            wide
            reason={orders.length === 0 ? batch.noneMarked : null}
            onClick={open}
          >
            {text.next}
          </ReasonedButton>
        </>
      }
    >
      {choice}
      <p>{text.explain}</p>
      {isFull && <p role="status">{text.limit}</p>}
      {gone.length > 0 && (
        <Notice
          tone="warning"
          title={text.gone(gone.length)}
          actions={
            <Button small onClick={() => unmark(gone)}>
              {batch.unmark}
            </Button>
          }
        >
          <p>{text.goneHint}</p>
        </Notice>
      )}
      <PagedList
        pages={pages}
        keyOf={(order) => order.id}
        empty={<EmptyState icon="orders" title={text.none} />}
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
      {sheet.isOpen && (
        <SignBatchSheet
          orders={orders}
          refused={refused}
          phone={phone}
          isSending={sheet.isSending}
          onSend={sheet.send}
          onUnmark={() => {
            sheet.show(false)
            unmark(refused.map(({ id }) => id))
          }}
          onClose={() => sheet.show(false)}
        />
      )}
    </Screen>
  )
}

/** One code for all marked, own or delegated. */
export default function SignBatchScreen() {
  const delegation = useQuery(delegationEndpoints.all).data
  const absent = delegation?.signsFor ?? null
  const [chosen, choose] = useState<boolean>()
  // Delegates without an own signature.
  const isForOther = chosen ?? delegation?.candidates === null
  const choice = absent && (
    <Tabs
      label={delegations.asWhom}
      value={isForOther ? 'other' : 'self'}
      options={[
        { value: 'self', label: delegations.self },
        { value: 'other', label: delegations.inPlace(absent.fullName) },
      ]}
      onChange={(value) => choose(value === 'other')}
    />
  )
  const whom = isForOther ? absent : null
  return <Together key={whom?.phone ?? ''} absent={whom} choice={choice} />
}
