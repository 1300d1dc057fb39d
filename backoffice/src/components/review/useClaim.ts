import { claimMinutes } from '@kasbeno/api/contracts/review'
import { useEffect, useState } from 'react'
import { HttpError } from 'react-admin'
import { request } from '../../providers/http'
import { runCommand } from '../../providers/dataProvider'
import { getBearerToken } from '../../providers/session'

export type Claim =
  | { state: 'none' | 'claiming' | 'mine' }
  /** Somebody else has the file, as the server's words say. */
  | { state: 'held'; message: string }

/** A claim ends by itself; it is renewed well before. */
const renewEveryMs = (claimMinutes * 60_000) / 2

/** Claims and releases go out one after the other, so that a release never overtakes a claim. */
let queue: Promise<unknown> = Promise.resolve()
const inTurn = <Result>(job: () => Promise<Result>): Promise<Result> => {
  const result = queue.then(job, job)
  queue = result.catch(() => undefined)
  return result
}

const release = (file: string) =>
  inTurn(() => runCommand(`${file}/release`)).catch(
    // an unreleased claim ends by itself; there is nobody left to tell
    () => undefined
  )

/**
 * Holds the file while it is open, so that two people never review the same one.
 * @param file where its commands stand, the whole path
 */
export const useClaim = (file: string, isWanted: boolean): Claim => {
  const [claim, setClaim] = useState<Claim>({ state: 'none' })

  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    const tell = (next: Claim) => isHere && setClaim(next)
    const take = async () => {
      try {
        await inTurn(() => runCommand(`${file}/claim`))
        tell({ state: 'mine' })
      } catch (error) {
        // without a claim one may decide too; only another's keeps the hands off
        const isHeld = error instanceof HttpError && error.status === 409
        tell(isHeld ? { state: 'held', message: error.message } : { state: 'none' })
      }
    }
    const leave = () => {
      if (!getBearerToken()) return
      void request(`${file}/release`, {
        method: 'POST',
        body: {},
        keepalive: true,
      }).catch(() => undefined)
    }
    setClaim({ state: 'claiming' })
    void take()
    const renewal = setInterval(() => void take(), renewEveryMs)
    window.addEventListener('pagehide', leave)
    return () => {
      isHere = false
      clearInterval(renewal)
      window.removeEventListener('pagehide', leave)
      void release(file)
    }
  }, [file, isWanted])

  return claim
}
