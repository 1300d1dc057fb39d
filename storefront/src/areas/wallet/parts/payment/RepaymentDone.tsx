import { useEffect } from 'react'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { ResultPage } from '#ui/ResultPage.tsx'
import { Screen } from '#ui/Screen.tsx'
import { AfterRepayment } from '#areas/debts/parts/installments/AfterRepayment.tsx'
import { ReceiptFacts } from '#areas/wallet/parts/receipt/ReceiptFacts.tsx'
import { repaymentReceipt } from '#areas/wallet/parts/receipt/repaymentReceipt.ts'
import { ShareReceipt } from '#areas/wallet/parts/receipt/ShareReceipt.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { payment as text } from '#areas/wallet/words/payment.ts'
import { ApiError } from '#core/api/errors.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { Repayment } from '#core/api/types.ts'
import { refresh, useQuery } from '#core/query.ts'

const Done = ({ repayment, message }: { repayment: Repayment; message: string | null }) => {
  const receipt = repaymentReceipt(repayment)
  return (
    <ResultPage
      kind="success"
      page={text.repaymentTitle}
      title={text.success}
      message={message ?? text.successMessages.installment}
      actions={
        <>
          <ButtonLink wide replace href={paths.installments}>
            {text.go[paths.installments]}
          </ButtonLink>
          <ShareReceipt receipt={receipt} />
        </>
      }
    >
      <ReceiptFacts receipt={receipt} />
      <AfterRepayment />
    </ResultPage>
  )
}

interface RepaymentDoneProps {
  id: string
  /** When less was repaid. */
  message: string | null
}

/** A repayment as the server keeps it: both parts, and what each invoice got of it. */
export const RepaymentDone = ({ id, message }: RepaymentDoneProps) => {
  const plan = usePlan()
  const repayment = useQuery(endpoints.repayment(plan, id))
  const { data, error } = repayment
  useEffect(() => {
    void refresh(endpoints.wallet(plan))
    void refresh(`/order/${plan}/installments`)
  }, [plan])
  if (data) return <Done repayment={data} message={message} />
  return (
    <Screen title={text.repaymentTitle} back={paths.installments}>
      {error instanceof ApiError && error.status === 404 ? (
        <EmptyState icon="orders" title={text.unknown} />
      ) : (
        <Loaded from={repayment}>{() => null}</Loaded>
      )}
    </Screen>
  )
}
