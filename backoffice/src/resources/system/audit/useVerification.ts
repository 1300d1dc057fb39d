import type { AuditProblem, AuditVerification } from '@kasbeno/api/answers'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { GetAnswer } from '../../../providers/contract'
import { getJson } from '../../../providers/http'

type VerifyPath = '/api/admin/audit/verify'

export interface Verification {
  isRunning: boolean
  checked: number
  head: AuditVerification['head']
  problems: AuditProblem[]
  error: Error | null
}

const start: Verification = { isRunning: true, checked: 0, head: null, problems: [], error: null }

export const useVerification = (): Verification & { again: () => void } => {
  const [state, setState] = useState(start)
  const [round, setRound] = useState(0)
  const aborter = useRef<AbortController | null>(null)

  useEffect(() => {
    const { signal } = (aborter.current = new AbortController())
    const walk = async () => {
      for (let from: number | null = 1; from !== null;) {
        const stretch: GetAnswer<VerifyPath> = await getJson<VerifyPath>(
          `/api/admin/audit/verify?from=${from}`,
          signal
        )
        from = stretch.nextFrom
        setState(({ checked, problems }) => ({
          isRunning: stretch.nextFrom !== null,
          checked: checked + stretch.checked,
          head: stretch.head,
          problems: [...problems, ...stretch.problems],
          error: null,
        }))
      }
    }
    walk().catch((error: Error) => {
      if (!signal.aborted) setState((known) => ({ ...known, isRunning: false, error }))
    })
    return () => aborter.current?.abort()
  }, [round])

  const again = useCallback(() => {
    setState(start)
    setRound((known) => known + 1)
  }, [])
  return { ...state, again }
}
