import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { Badge } from '#components/Badge.tsx'
import { Button, ButtonLink } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Notice } from '#components/Notice.tsx'
import { Rial } from '#components/Rial.tsx'
import { Screen } from '#components/Screen.tsx'
import { RepaySheet } from '#features/installments/RepaySheet.tsx'
import { OrderHead } from '#features/orders/OrderHead.tsx'
import { installmentTones } from '#features/orders/tones.ts'
import { usePlan } from '#features/registration/standing.ts'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { OpenPayments } from '#features/wallet/OpenPayments.tsx'
import { installments as text } from '#i18n/fa/installments.ts'
import { goods } from '#i18n/fa/goods.ts'
import { orders } from '#i18n/fa/orders.ts'
import { ApiError } from '#lib/api/errors.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import type { InstallmentDetails } from '#lib/api/types.ts'
import { jalaliDate, jalaliDateTime, relativeDays } from '#lib/jalali.ts'
import { groupDigits } from '#lib/grouped.ts'
import { useQuery } from '#lib/query.ts'

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
      <Rial value={installment.remainingAmount} size="huge" />
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
          suggested={
            data.remainingAmount - data.disputedAmount + data.lateFeeAmount || data.remainingAmount
          }
          lateFee={data.lateFeeAmount}
          cash={data.cashBalance}
          opensCredit={data.payingUnblocks && data.status === 'PAST_DUE'}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </Screen>
  )
}
