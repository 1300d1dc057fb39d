import { paymentSources } from '@kasbeno/api/contracts/orders'
import { useEffect } from 'react'
import { deadlineIn } from '#core/deadline.ts'
import { dropDraft, keepDraft, readDraft } from '#core/drafts.ts'
import type { RunningCode } from './usePayInvoice.ts'

/** Of a code that was asked for, never what was typed; a reload leaves the clock of `until` as it is. */
type KeptCode<Code extends RunningCode> = Omit<Code, 'deadline'> & { until: number }

/** Null once it is over. */
export const keptCode = <Code extends RunningCode>(draft: string): Code | null => {
  const kept = readDraft<KeptCode<RunningCode>>(draft)
  const left = (kept.until ?? 0) - Date.now()
  const isCode =
    paymentSources.some((one) => one === kept.source) && typeof kept.amount === 'number'
  if (!isCode || left <= 0) return null
  const { until, ...bound } = kept
  return { ...bound, deadline: deadlineIn(left) } as Code
}

/** The step of a code that runs is there again after a reload, and no other code is sent for it. */
export const useKeptCode = (draft: string, running: RunningCode | null) => {
  useEffect(() => {
    if (!running) return dropDraft(draft)
    const { deadline, ...bound } = running
    keepDraft(draft, { ...bound, until: Date.now() + deadline - performance.now() })
  }, [draft, running])
}
