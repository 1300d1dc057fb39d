import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { dueNow } from '#areas/debts/parts/installments/dueNow.ts'
import { useDebt } from '#areas/debts/parts/installments/useDebt.ts'
import { installments } from '#areas/debts/words/installments.ts'
import { orders as text } from '#areas/invoices/words/orders.ts'
import { groupDigits } from '#core/grouped.ts'

/** Arrears only. */
const Blocked = () => {
  const summary = useDebt().data?.summary
  if (!summary?.payingUnblocks) return <Notice tone="danger" title={text.refusals.BLOCKED} />
  return (
    <Notice
      tone="danger"
      icon="lock"
      title={installments.unblockTitle}
      actions={
        <ButtonLink small href={paths.installments}>
          {installments.pay}
        </ButtonLink>
      }
    >
      <p>{installments.unblockMessage(groupDigits(dueNow(summary)))}</p>
    </Notice>
  )
}

/** With what to do. */
export const RefusalNotice = ({ refusal }: { refusal: string }) =>
  refusal === 'BLOCKED' ? (
    <Blocked />
  ) : (
    <Notice tone="danger" title={text.refusals[refusal] ?? text.refusalElse} />
  )
