import { steps, type Step } from '@kasbeno/api/contracts/registration'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useNotify, useTranslate } from 'react-admin'
import { useCommand } from '../../../components/useCommand'
import { wholeRecord } from '../../../providers/dataProvider'
import { reviewPath, statusOf, type Registration, type RegistrationRow } from '../registration'

interface DecisionOf {
  record: Registration | undefined
  step: Step
  onStep: (step: Step) => void
  next: RegistrationRow | undefined
}

/** Approves or rejects the open step as it was seen and goes on to what comes next: a step here, or the next file. */
export const useDecision = ({ record, step, onStep, next }: DecisionOf) => {
  const { run, isRunning, refusal, clearRefusal } = useCommand<Registration>()
  const [isRejecting, setIsRejecting] = useState(false)
  const navigate = useNavigate()
  const notify = useNotify()
  const translate = useTranslate()
  const queryClient = useQueryClient()

  const keep = (decided: Registration) =>
    queryClient.setQueryData(
      ['registrations', 'getOne', { id: String(decided.id), meta: wholeRecord }],
      decided
    )
  const goOn = (decided: Registration) => {
    const waiting = steps.find((each) => each !== step && statusOf(decided, each) === 'PENDING')
    if (waiting) onStep(waiting)
    else if (next) void navigate(reviewPath(next.id))
  }
  const decide = async (verdict: 'approve' | 'reject', body: Record<string, unknown>) => {
    if (!record) return
    const sentAt = record.sentAt?.[step] ?? undefined
    const answer = await run(`registrations/${record.id}/${step}/${verdict}`, { ...body, sentAt })
    if (!answer) return
    setIsRejecting(false)
    notify(`review.done.${verdict}`, {
      type: 'success',
      autoHideDuration: 2500,
      messageArgs: { step: translate(`review.step.${step}`) },
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
    refusal: refusal?.message ?? null,
    clearRefusal,
  }
}
