import { paths } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Notice } from '#components/Notice.tsx'
import { installments as text } from '#i18n/fa/installments.ts'
import type { DebtSummary } from '#lib/api/types.ts'
import { jalaliLong, relativeDays } from '#lib/jalali.ts'
import { groupDigits } from '#lib/grouped.ts'
import { dueNow } from './dueNow.ts'

/** Days before a due date from which the home page speaks of it. */
const soonDays = 3

const payButton = (
  <ButtonLink small href={paths.installments}>
    {text.payNow}
  </ButtonLink>
)

/** The one next thing: what is past due, else what falls due in the next days. */
export const DueBanner = ({
  summary,
  isCreditClosed,
}: {
  summary: DebtSummary
  /** Blocked, or over: nothing is kept open by paying. */
  isCreditClosed: boolean
}) => {
  const { nextDueDate, nextDueAmount, nextDueInDays } = summary
  if (dueNow(summary) > 0) {
    return (
      <Notice tone="danger" icon="alert" title={text.pastDueTitle} actions={payButton}>
        <p>
          {text.pastDueMessage(groupDigits(dueNow(summary)))}{' '}
          {isCreditClosed ? text.paySoon : text.payToKeepOpen}
        </p>
      </Notice>
    )
  }
  if (nextDueDate === null || nextDueInDays === null || nextDueInDays > soonDays) return null
  const title =
    nextDueInDays === 0 ? text.dueTodayTitle : text.dueSoonTitle(relativeDays(nextDueInDays))
  return (
    <Notice tone="warning" title={title} actions={payButton}>
      <p>{text.dueMessage(groupDigits(nextDueAmount), jalaliLong(nextDueDate))}</p>
    </Notice>
  )
}
