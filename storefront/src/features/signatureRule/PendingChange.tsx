import { Button } from '#components/Button.tsx'
import { Notice } from '#components/Notice.tsx'
import { signatureRule as text } from '#i18n/fa/signatureRule.ts'
import { api } from '#lib/api/client.ts'
import { dashboardEndpoints } from '#lib/api/dashboardEndpoints.ts'
import type { PendingRuleChange } from '#lib/api/types.ts'
import { jalaliDateTime } from '#lib/jalali.ts'
import { refresh } from '#lib/query.ts'
import { toast, toastError } from '#lib/toast.ts'
import { useCommand } from '#lib/useCommand.ts'
import { RuleChanges } from './RuleChanges.tsx'

/** Decided or outdated meanwhile: the rule itself says what is so now. */
const told = (error: unknown) => {
  toastError(error)
  void refresh(dashboardEndpoints.rule)
}

/** A change of the rule that waits for a second person. domain "Companies" */
export const PendingChange = ({ change }: { change: PendingRuleChange }) => {
  const decide = useCommand(async (isConfirmed: boolean) => {
    const { confirmRule, refuseRule } = dashboardEndpoints
    await api.post((isConfirmed ? confirmRule : refuseRule)(change.changeId))
    toast('success', isConfirmed ? text.confirmed : text.refused)
    await refresh(dashboardEndpoints.rule)
  }, told)
  return (
    <Notice
      tone="warning"
      title={text.pending}
      actions={
        <>
          {change.mayConfirm && (
            <Button isRunning={decide.isRunning} onClick={() => void decide.run(true)}>
              {text.confirm}
            </Button>
          )}
          {(change.mayConfirm || change.mayWithdraw) && (
            <Button
              look="second"
              isRunning={decide.isRunning}
              onClick={() => void decide.run(false)}
            >
              {change.mayWithdraw ? text.withdraw : text.refuse}
            </Button>
          )}
        </>
      }
    >
      <p>{text.proposedBy(change.proposedBy, jalaliDateTime(change.createdAt))}</p>
      <RuleChanges {...change} />
      <p>{text.waitingFor(change.waitingFor)}</p>
    </Notice>
  )
}
