import { useLocation } from 'wouter'
import { cards as text } from '#areas/cards/words/cards.ts'
import { ApiError, ConnectionError, isEndOfSession } from '#core/api/errors.ts'
import { leaveOverlays } from '#core/overlays.ts'
import { toast, toastError } from '#core/toast.ts'
import { useIsHere } from '#core/useIsHere.ts'
import { refreshAround, useKeeper } from './keeper.ts'

/** In the history entry: survives reload, absent from shared links. */
export interface OutcomeState {
  outcome: 'success' | 'rejected'
  reason: string | null
  /** Retrying is useless now. */
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

/** Owners who left the page stay and get a toast. */
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
      // This try may have locked the card.
      void refreshAround(keeper)
    },
  }
}
