import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { installments as text } from '#areas/debts/words/installments.ts'
import type { DebtSummary } from '#core/api/types.ts'
import { jalaliLong, relativeDays } from '#core/jalali.ts'
import { groupDigits } from '#core/grouped.ts'
import { dueNotice } from './dueNotice.ts'

const payButton = (
  <ButtonLink small href={paths.installments}>
    {text.payNow}
  </ButtonLink>
)

/** Past due, else due soon. */
export const DueBanner = ({
  summary,
  isCreditClosed,
}: {
  summary: DebtSummary
  /** Blocked, or over: nothing is kept open by paying. */
  isCreditClosed: boolean
}) => {
  const { nextDueDate, nextDueAmount, nextDueInDays } = summary
  const notice = dueNotice(summary)
  if (notice === 'PAST_DUE') {
    return (
      <Notice tone="danger" icon="alert" title={text.pastDueTitle} actions={payButton}>
        <p>
          {text.pastDueMessage(groupDigits(summary.pastDueAmount))}{' '}
          {isCreditClosed ? text.paySoon : text.payToKeepOpen}
        </p>
      </Notice>
    )
  }
  if (notice === null || nextDueDate === null || nextDueInDays === null) return null
  const title =
    nextDueInDays === 0 ? text.dueTodayTitle : text.dueSoonTitle(relativeDays(nextDueInDays))
  return (
    <Notice tone="warning" title={title} actions={payButton}>
      <p>{text.dueMessage(groupDigits(nextDueAmount), jalaliLong(nextDueDate))}</p>
    </Notice>
  )
}
