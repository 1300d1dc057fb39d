import { useLocation } from 'wouter'
import { cards as text } from '#areas/cards/words/cards.ts'
import { ApiError, ConnectionError, isEndOfSession } from '#core/api/errors.ts'
import { leaveOverlays } from '#core/overlays.ts'
import { toast, toastError } from '#core/toast.ts'
import { useIsHere } from '#core/useIsHere.ts'
import { refreshAround, useKeeper } from './keeper.ts'

/**
 * What the command before a page of results has answered. It stands in the history's entry, beside the address: a reload
 * keeps it, and a shared link does not have it.
 */
export interface OutcomeState {
  outcome: 'success' | 'rejected'
  /** In the server's words. */
  reason: string | null
  /** Too many wrong tries: trying again changes nothing for now. */
  isLocked: boolean
}

export const readOutcome = (state: unknown): OutcomeState | null => {
  const known = (state ?? {}) as Partial<OutcomeState>
  if (known.outcome !== 'success' && known.outcome !== 'rejected') return null
  return {
    outcome: known.outcome,
    reason: typeof known.reason === 'string' ? known.reason : null,
    isLocked: known.isLocked === true,
  }
}

const rejected = (failure: unknown): OutcomeState => {
  const base = { outcome: 'rejected', isLocked: false } as const
  if (failure instanceof ConnectionError) return { ...base, reason: text.unanswered }
  if (!(failure instanceof ApiError)) return { ...base, reason: null }
  const reason = failure.body.message ? failure.message : null
  return { ...base, reason, isLocked: failure.status === 429 }
}

/** Goes on to the page of results; an owner who has gone elsewhere meanwhile stays there, and is notified. */
export const useFinish = (resultPath: string, done: string) => {
  const keeper = useKeeper()
  const [, navigate] = useLocation()
  const isHere = useIsHere()
  const goOn = async (state: OutcomeState) => {
    await leaveOverlays()
    navigate(`${resultPath}?status=${state.outcome}`, { replace: true, state })
  }
  return {
    succeed: async () => {
      if (isHere.current) await goOn({ outcome: 'success', reason: null, isLocked: false })
      else toast('success', done)
      void refreshAround(keeper)
    },
    fail: async (failure: unknown) => {
      if (isEndOfSession(failure)) return
      if (isHere.current) await goOn(rejected(failure))
      else toastError(failure)
      // It may have been the try that locked the card.
      void refreshAround(keeper)
    },
  }
}
