import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { RejectSheet } from '#areas/company/parts/orders/RejectSheet.tsx'
import { signatureRule as text } from '#areas/company/words/signatureRule.ts'
import { api } from '#core/api/client.ts'
import { dashboardEndpoints } from '#areas/dashboard/calls/dashboardEndpoints.ts'
import type { PendingRuleChange } from '#core/api/types.ts'
import { dropDraft } from '#core/drafts.ts'
import { useKeptText } from '#core/forms.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { refresh } from '#core/query.ts'
import { toast, toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { RuleChanges } from './RuleChanges.tsx'

const told = (error: unknown) => {
  toastError(error)
  void refresh(dashboardEndpoints.rule)
}

/** With a reason, which its proposer and whoever would have lost a right read. */
const Refusal = ({ changeId }: { changeId: string }) => {
  const draft = `refusal.rule.${changeId}`
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useKeptText(draft)
  const refuse = useCommand(async () => {
    await api.post(dashboardEndpoints.refuseRule(changeId), { reason: reason.trim() })
    dropDraft(draft)
    toast('success', text.refused)
    await refresh(dashboardEndpoints.rule)
  }, told)
  return (
    <>
      <Button look="second" onClick={() => setOpen(true)}>
        {text.refuse}
      </Button>
      {isOpen && (
        <RejectSheet
          title={text.refuse}
          explain={text.refuseMeaning}
          action={text.refuseNow}
          reason={reason}
          onReason={setReason}
          isSending={refuse.isRunning}
          onSend={() => void refuse.run()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const Withdrawal = ({ changeId }: { changeId: string }) => {
  const withdraw = useCommand(async () => {
    await api.post(dashboardEndpoints.refuseRule(changeId))
    toast('success', text.refused)
    await refresh(dashboardEndpoints.rule)
  }, told)
  return (
    <Button look="second" isRunning={withdraw.isRunning} onClick={() => void withdraw.run()}>
      {text.withdraw}
    </Button>
  )
}

/** A change of the rule that waits for a second person. domain "Companies" */
export const PendingChange = ({ change }: { change: PendingRuleChange }) => {
  const { changeId } = change
  const confirm = useCommand(async () => {
    await api.post(dashboardEndpoints.confirmRule(changeId))
    toast('success', text.confirmed)
    await refresh(dashboardEndpoints.rule)
  }, told)
  return (
    <Notice
      tone="warning"
      title={text.pending}
      actions={
        <>
          {change.mayConfirm && (
            <>
              <Button isRunning={confirm.isRunning} onClick={() => void confirm.run()}>
                {text.confirm}
              </Button>
              <Refusal changeId={changeId} />
            </>
          )}
          {change.mayWithdraw && <Withdrawal changeId={changeId} />}
        </>
      }
    >
      <p>{text.proposedBy(change.proposedBy, jalaliDateTime(change.createdAt))}</p>
      <RuleChanges {...change} />
      <p>{text.waitingFor(change.waitingFor)}</p>
    </Notice>
  )
}
