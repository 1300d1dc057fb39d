import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { delegations as text } from '#areas/company/words/delegations.ts'
import type { OnBehalf } from '#core/api/types.ts'
import type { useAnswerAs } from './useAnswerAs.ts'

interface OnBehalfNoticeProps {
  onBehalf: OnBehalf
  answering: ReturnType<typeof useAnswerAs>
}

/** Who is represented, why not, and how to act for oneself. */
export const OnBehalfNotice = ({ onBehalf, answering }: OnBehalfNoticeProps) => {
  const { as, switchTo } = answering
  const { fullName, refusal } = onBehalf
  return (
    <Notice
      tone="info"
      title={as ? text.answersFor(fullName) : text.mayAnswerFor(fullName)}
      actions={
        switchTo && (
          <Button small look="second" onClick={() => switchTo(as === null)}>
            {as ? text.switchBack : text.switchTo(fullName)}
          </Button>
        )
      }
    >
      {refusal && <p>{refusal}</p>}
      {as && <p>{text.answersForHint(fullName)}</p>}
    </Notice>
  )
}
