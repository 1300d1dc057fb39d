import { steps, type Step } from '@kasbeno/api/contracts/registration'
import { useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { LastDecision } from '../../../../components/review/TakeBackBar'
import { useKeepFile } from '../../../../components/review/useQueue'
import { useCommand } from '../../../../components/useCommand'
import {
  registrationName,
  reviewPath,
  statusOf,
  type Registration,
  type RegistrationRow,
} from '../registration'

interface DecisionOf {
  record: Registration | undefined
  step: Step
  onStep: (step: Step) => void
  next: RegistrationRow | undefined
  onDecided: (decision: LastDecision) => void
}

/** Approves or rejects the open step as it was seen and goes on to what comes next: a step here, or the next file. */
export const useDecision = ({ record, step, onStep, next, onDecided }: DecisionOf) => {
  const { run, isRunning, refusal, clearRefusal } = useCommand<
    '/api/admin/registrations/{id}/{step}/approve' | '/api/admin/registrations/{id}/{step}/reject'
  >()
  const [isRejecting, setIsRejecting] = useState(false)
  const navigate = useNavigate()
  const refresh = useRefresh()
  const translate = useTranslate()
  const keep = useKeepFile<Registration>('registrations')

  const goOn = (decided: Registration) => {
    const waiting = steps.find((each) => each !== step && statusOf(decided, each) === 'PENDING')
    if (waiting) onStep(waiting)
    else if (next) void navigate(reviewPath(next.id))
  }
  const decide = async (verdict: 'approve' | 'reject', body: Record<string, unknown>) => {
    if (!record) return
    const sentAt = record.sentAt?.[step] ?? undefined
    const answer = await run(`registrations/${record.id}/${step}/${verdict}`, { ...body, sentAt })
    // Often it is not what the page shows any more: another officer was faster, or it was sent anew.
    if (!answer) return refresh()
    setIsRejecting(false)
    onDecided({
      said: translate(`review.decided.${verdict}`, {
        step: translate(`review.step.${step}`),
        name: registrationName(answer),
      }),
      path: `registrations/${answer.id}/${step}/reopen`,
      decidedAt: answer.decisions[step]?.at,
      knownAt: Date.now(),
    })
    // the answer is the file as it stands now; the one at hand may be older than the last decision
    keep(answer)
    goOn(answer)
  }

  return {
    approve: () => void decide('approve', {}),
    reject: (rejectionReason: string) => void decide('reject', { rejectionReason }),
    isRejecting,
    openReject: () => {
      clearRefusal()
      setIsRejecting(true)
    },
    closeReject: () => setIsRejecting(false),
    isRunning,
    refusal,
    clearRefusal,
  }
}
