import type { PaymentCallback } from '@kasbeno/api/contracts/payment_callbacks'
import { useEffect, useState } from 'react'
import { rememberedCallback } from './callbackCookie.ts'

/** This browser went to a bank for it. */
export const useOpenElsewhere = (callback: PaymentCallback): boolean => {
  const [isOpen, setOpen] = useState(() => rememberedCallback() === callback)
  useEffect(() => {
    const look = () => setOpen(rememberedCallback() === callback)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [callback])
  return isOpen
}
