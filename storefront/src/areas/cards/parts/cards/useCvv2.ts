import { useEffect, useState } from 'react'
import { api } from '#core/api/client.ts'
import { deadlineIn } from '#core/deadline.ts'
import { useCommand } from '#core/useCommand.ts'
import { useIsHere } from '#core/useIsHere.ts'
import { useKeeper } from './keeper.ts'

/** Time to type it elsewhere, little for onlookers. */
export const cvv2ShownMs = 20_000

interface Shown {
  cvv2: string
  /** As a moment of `performance.now()`. */
  deadline: number
}

/** Fetched per view and held only here: no cache or storage; gone with time, screen or a hidden tab. */
export const useCvv2 = () => {
  const { calls } = useKeeper()
  const isHere = useIsHere()
  const [shown, setShown] = useState<Shown | null>(null)
  const hide = () => setShown(null)
  const show = useCommand(async () => {
    const { cvv2 } = await api.get(calls.cvv2)
    if (isHere.current && document.visibilityState === 'visible') {
      setShown({ cvv2, deadline: deadlineIn(cvv2ShownMs) })
    }
  })
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(hide, cvv2ShownMs)
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [shown])
  return { shown, show, hide }
}
