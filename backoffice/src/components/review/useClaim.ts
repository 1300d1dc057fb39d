import { claimMinutes } from '@kasbeno/api/contracts/review'
import { useEffect, useState } from 'react'
import { HttpError } from 'react-admin'
import { request } from '../../providers/http'
import { runCommand } from '../../providers/dataProvider'
import { getBearerToken } from '../../providers/session'

export type Claim =
  | { state: 'none' | 'claiming' | 'mine' }
  /** Message of the server. */
  | { state: 'held'; message: string }

/** Well before the claim expires. */
const renewEveryMs = (claimMinutes * 60_000) / 2

/** Serialized, so that a release never overtakes a claim. */
let queue: Promise<unknown> = Promise.resolve()
const inTurn = <Result>(job: () => Promise<Result>): Promise<Result> => {
  const result = queue.then(job, job)
  queue = result.catch(() => undefined)
  return result
}

const release = (file: string) =>
  inTurn(() => runCommand(`${file}/release`)).catch(
    // expires by itself; nobody to tell
    () => undefined
  )

/**
 * So that two people never review one file.
 * @param file full path of its commands
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
        // deciding needs no claim; only another's blocks
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
