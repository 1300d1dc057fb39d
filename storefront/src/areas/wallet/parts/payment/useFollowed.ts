import { isEnded } from '@kasbeno/api/contracts/payments'
import { useEffect, useState } from 'react'
import { endpoints } from '#core/api/endpoints.ts'
import type { GatewayPayment } from '#core/api/types.ts'
import { useQuery, type Query } from '#core/query.ts'

const soonMs = 3_000
const laterMs = 15_000
/** Wait after the bank. */
const patienceMs = 60_000

/** A payment until it has ended; asked for often at first, seldom when nothing comes. */
export const useFollowed = (id: string): Query<GatewayPayment> => {
  const [pollMs, setPollMs] = useState<number | undefined>(soonMs)
  const payment = useQuery(endpoints.payment(id), { pollMs })
  const status = payment.data?.transactionStatus
  useEffect(() => {
    if (status && isEnded(status)) {
      setPollMs(undefined)
      return
    }
    const slower = setTimeout(() => setPollMs(laterMs), patienceMs)
    return () => clearTimeout(slower)
  }, [status])
  return payment
}
