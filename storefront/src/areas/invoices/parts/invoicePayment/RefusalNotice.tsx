import type { PaymentSource } from '@kasbeno/api/contracts/orders'
import { isCompanyPlan } from '@kasbeno/api/contracts/plans'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { BlockNotice } from '#areas/debts/parts/block/BlockNotice.tsx'
import { useDebt } from '#areas/debts/parts/installments/useDebt.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { orders as text } from '#areas/invoices/words/orders.ts'
import type { Order } from '#core/api/types.ts'
import { groupDigits } from '#core/grouped.ts'
import { balanceOf, optionOf } from './amounts.ts'

/** Why, since when, and what opens it. */
const Blocked = () => {
  const summary = useDebt().data?.summary
  return summary ? (
    <BlockNotice facts={summary} />
  ) : (
    <Notice tone="danger" title={text.refusals.BLOCKED} />
  )
}

/** What a source lacks for the invoice, in rials. */
const lackIn = (order: Order, source: PaymentSource): number =>
  Math.max(0, (optionOf(order, source)?.amount ?? 0) - balanceOf(order, source))

/** Too little: how much is missing, and the two ways on, freeing credit or paying from the wallet. */
const TooLittle = ({ refusal, order }: { refusal: string; order: Order }) => {
  const isCompany = isCompanyPlan(usePlan())
  const missingCash = lackIn(order, 'WALLET')
  const source: PaymentSource = refusal === 'NOT_ENOUGH' ? 'CREDIT' : 'WALLET'
  const lacks = groupDigits(lackIn(order, source))
  return (
    <Notice
      tone="danger"
      title={text.refusals[refusal]}
      actions={
        // What a company charges and repays has its own pages, its CEO's alone.
        !isCompany && (
          <>
            {missingCash > 0 && (
              <ButtonLink small href={`${paths.walletCharge}?amount=${missingCash}`}>
                {text.chargeMissing(groupDigits(missingCash))}
              </ButtonLink>
            )}
            {source === 'CREDIT' && (
              <ButtonLink small look="second" href={paths.installments}>
                {text.freeCredit}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <p>
        {source === 'CREDIT' ? text.lacksCredit(lacks) : text.lacksCash(lacks)}{' '}
        {source === 'CREDIT' && missingCash === 0 && text.walletSuffices}
      </p>
    </Notice>
  )
}

interface RefusalNoticeProps {
  refusal: string
  /** Of one invoice; several are told of what they lack together. */
  order?: Order
}

/** Why a source cannot pay, by the API's name, and what the owner can do about it. */
export const RefusalNotice = ({ refusal, order }: RefusalNoticeProps) => {
  if (refusal === 'BLOCKED') return <Blocked />
  if (order && (refusal === 'NOT_ENOUGH' || refusal === 'WALLET_TOO_LOW')) {
    return <TooLittle refusal={refusal} order={order} />
  }
  return <Notice tone="danger" title={text.refusals[refusal] ?? text.refusalElse} />
}
