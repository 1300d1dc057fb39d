import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { signatureRule as text } from '#areas/company/words/signatureRule.ts'
import { api } from '#core/api/client.ts'
import { dashboardEndpoints } from '#areas/dashboard/calls/dashboardEndpoints.ts'
import type { PendingRuleChange } from '#core/api/types.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { refresh } from '#core/query.ts'
import { toast, toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { RuleChanges } from './RuleChanges.tsx'

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
