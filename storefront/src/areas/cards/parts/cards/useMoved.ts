import { useLocation } from 'wouter'
import { cardPaths } from '#areas/cards/cardPaths.ts'
import { leaveOverlays } from '#core/overlays.ts'
import { toast } from '#core/toast.ts'
import { useIsHere } from '#core/useIsHere.ts'
import { refreshAround, useKeeper } from './keeper.ts'

/** After a command whose result the card's own page shows. */
export const useMoved = (done: string) => {
  const keeper = useKeeper()
  const [, navigate] = useLocation()
  const isHere = useIsHere()
  return async () => {
    toast('success', done)
    if (isHere.current) {
      await leaveOverlays()
      navigate(cardPaths.management, { replace: true })
    }
    void refreshAround(keeper)
  }
}
