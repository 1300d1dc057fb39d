import { useEffect, useState } from 'react'
import { deadlineIn } from '#core/deadline.ts'
import { useCommand } from '#core/useCommand.ts'
import { useIsHere } from '#core/useIsHere.ts'
import { useSendCardCode } from './useCardCode.ts'

/** Time to type it elsewhere, little for onlookers. */
export const cvv2ShownMs = 20_000

interface Shown {
  cvv2: string
  /** As a moment of `performance.now()`. */
  deadline: number
}

/** Held only here, no cache or storage; gone with time, screen or a hidden tab. */
const useShown = () => {
  const [shown, setShown] = useState<Shown | null>(null)
  const hide = () => setShown(null)
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(hide, cvv2ShownMs)
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [shown])
  return {
    shown,
    hide,
    show: (cvv2: string) => setShown({ cvv2, deadline: deadlineIn(cvv2ShownMs) }),
  }
}

/** Each view takes a code. */
export const useCvv2 = () => {
  const isHere = useIsHere()
  const send = useSendCardCode('CVV2')
  /** Until when the code counts that is asked for; null while none is. */
  const [codeDeadline, setCodeDeadline] = useState<number | null>(null)
  const { shown, show, hide } = useShown()
  const ask = useCommand(async () => {
    const { deadline } = await send()
    if (isHere.current) setCodeDeadline(deadline)
  })
  const close = () => setCodeDeadline(null)
  const give = (cvv2: string) => {
    if (!isHere.current) return
    close()
    if (document.visibilityState === 'visible') show(cvv2)
  }
  return { shown, hide, ask, codeDeadline, close, give }
}
