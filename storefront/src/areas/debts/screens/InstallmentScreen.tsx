import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Rial } from '#ui/Rial.tsx'
import { Screen } from '#ui/Screen.tsx'
import { RepaySheet } from '#areas/debts/parts/installments/RepaySheet.tsx'
import { OrderHead } from '#areas/invoices/parts/orders/OrderHead.tsx'
import { installmentTones } from '#areas/invoices/parts/orders/tones.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { OpenPayments } from '#areas/wallet/parts/wallet/OpenPayments.tsx'
import { installments as text } from '#areas/debts/words/installments.ts'
import { goods } from '#areas/invoices/words/goods.ts'
import { orders } from '#areas/invoices/words/orders.ts'
import { ApiError } from '#core/api/errors.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { InstallmentDetails } from '#core/api/types.ts'
import { jalaliDate, jalaliDateTime, relativeDays } from '#core/jalali.ts'
import { groupDigits } from '#core/grouped.ts'
import { useQuery } from '#core/query.ts'

const When = ({ installment }: { installment: InstallmentDetails }) => {
  const { status, dueDate, daysLeft, clearedAt } = installment
  return (
    <>
      <Fact name={text.status}>
        <Badge tone={installmentTones[status]}>{orders.installments[status]}</Badge>
      </Fact>
      <Fact name={text.dueDate}>
        {status === 'CLEARED'
          ? jalaliDate(dueDate)
          : text.dayAndRelative(jalaliDate(dueDate), relativeDays(daysLeft))}
      </Fact>
      {clearedAt && (
        <Fact name={text.clearedAt}>
          <bdi dir="ltr">{jalaliDateTime(clearedAt)}</bdi>
        </Fact>
      )}
    </>
  )
}

const HowMuch = ({ installment }: { installment: InstallmentDetails }) => (
  <>
    <Fact name={text.amount}>
      <Rial value={installment.amount} />
    </Fact>
    {installment.paidAmount > 0 && (
      <Fact name={text.paid}>
        <Rial value={installment.paidAmount} />
      </Fact>
    )}
    {installment.lateFeeAmount > 0 && (
      <Fact name={text.lateFee}>
        <Rial value={installment.lateFeeAmount} />
      </Fact>
    )}
    {installment.reversedAmount > 0 && (
      <Fact name={text.reversed}>
        <Rial value={installment.reversedAmount} />
      </Fact>
    )}
  </>
)

const History = ({ repayments }: Pick<InstallmentDetails, 'repayments'>) => (
  <Card title={text.history}>
    <Facts>
      {repayments.map(({ amount, paidAt }) => (
        <Fact key={paidAt} name={<bdi dir="ltr">{jalaliDateTime(paidAt)}</bdi>}>
          <Rial value={amount} />
        </Fact>
      ))}
    </Facts>
  </Card>
)

const Debt = ({ installment }: { installment: InstallmentDetails }) => (
  <>
    <OrderHead order={installment}>
      <p>{text.remaining}</p>
      <Rial value={installment.owedAmount} size="huge" />
    </OrderHead>
    {installment.isFrozen && (
      <Notice tone="warning" title={text.frozenTitle}>
        <p>{text.frozen}</p>
      </Notice>
    )}
    {installment.disputedAmount > 0 && (
      <Notice tone="info" title={goods.disputed}>
        <p>{goods.disputedHint(groupDigits(installment.disputedAmount))}</p>
      </Notice>
    )}
    <Card>
      <Facts>
        <When installment={installment} />
        <HowMuch installment={installment} />
      </Facts>
    </Card>
    {installment.repayments.length > 0 && <History repayments={installment.repayments} />}
    <ButtonLink wide look="second" href={paths.completedOrder(installment.orderId)}>
      {text.toInvoice}
    </ButtonLink>
  </>
)

/** One debt: how much, until when, what was paid of it, and the button that pays. */
export default function InstallmentScreen({ id }: { id: string }) {
  const [isSheetOpen, setSheetOpen] = useState(false)
  const from = useQuery(endpoints.installment(usePlan(), id))
  const { data, error } = from
  const isMissing = !data && error instanceof ApiError && error.status === 404
  const canPay = data && data.remainingAmount + data.lateFeeAmount > 0 && !data.isFrozen
  return (
    <Screen
      title={text.sheetOne}
      back={paths.installments}
      aside={<SupportLink />}
      footer={
        canPay && (
          <Button wide onClick={() => setSheetOpen(true)}>
            {text.payThis}
          </Button>
        )
      }
    >
      {isMissing ? (
        <EmptyState icon="orders" title={text.missing}>
          <ButtonLink href={paths.installments}>{text.toList}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <OpenPayments source="INSTALLMENT" />
          <Loaded from={from}>{(loaded) => <Debt installment={loaded} />}</Loaded>
        </>
      )}
      {isSheetOpen && data && (
        <RepaySheet
          installmentId={data.id}
          orderId={data.orderId}
          owed={data.remainingAmount + data.lateFeeAmount}
          suggested={data.owedAmount || data.remainingAmount}
          lateFee={data.lateFeeAmount}
          cash={data.cashBalance}
          opensCredit={data.payingUnblocks && data.status === 'PAST_DUE'}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </Screen>
  )
}
