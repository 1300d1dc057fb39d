import type { DateTime } from 'luxon'
import type { CodePurpose } from '#contracts/identity'
import type { SmsDelivery, SmsStatus } from '#contracts/messages'
import type { SignInObstacle } from '#contracts/sign_in'

export interface Obstacle {
  kind: SignInObstacle
  /** Null for one that does not pass by itself. */
  until: Date | null
}

/** Milliseconds until one more code may be sent: to a browser that the phone knows, to a stranger's, to a network. */
export interface CodeWaits {
  known: number
  stranger: number
  network: number
}

interface Traces {
  now: DateTime
  /** The newest lock first. */
  failures: readonly { purpose: CodePurpose; lockedUntil: Date | null }[]
  waits: CodeWaits
  /** Until the network may try codes again. */
  networkSeconds: number
  lastCode:
    { usedAt: Date | null; status: SmsStatus | null; delivery: SmsDelivery | null } | undefined
  /** Its number is on the blacklist. */
  isListed: boolean
  /** A customer's who may sign in. */
  isActive: boolean
  seesBlacklists: boolean
}

type LastCode = NonNullable<Traces['lastCode']>

const isLost = ({ usedAt, status, delivery }: LastCode): boolean =>
  !usedAt && (status === 'FAILED' || status === 'WITHHELD' || delivery === 'NOT_DELIVERED')

/**
 * What holds up a sign-in, the likeliest first. Who may not see the blacklists is told what a blacklisted phone is told
 * when it signs in: that it is not possible, and not why.
 */
export const obstaclesToSignIn = ({
  now,
  failures,
  waits,
  networkSeconds,
  lastCode,
  isListed,
  isActive,
  seesBlacklists,
}: Traces): Obstacle[] => {
  const after = (milliseconds: number) => now.plus({ milliseconds }).toJSDate()
  const locked = failures.find(({ purpose, lockedUntil }) => purpose === 'LOGIN' && lockedUntil)
  const rules: [SignInObstacle, Date | null | false][] = [
    ['CODE_LOCKED', locked?.lockedUntil ?? false],
    ['CODES_SPENT', waits.known > 0 && after(waits.known)],
    ['STRANGERS_SPENT', waits.known === 0 && waits.stranger > 0 && after(waits.stranger)],
    ['NETWORK_SPENT', waits.network > 0 && after(waits.network)],
    ['NETWORK_LOCKED', networkSeconds > 0 && after(networkSeconds * 1000)],
    ['NOT_DELIVERED', lastCode !== undefined && isLost(lastCode) && null],
    [seesBlacklists ? 'BLACKLISTED' : 'NOT_ADMITTED', isListed && !isActive && null],
  ]
  return rules.flatMap(([kind, until]) => (until === false ? [] : [{ kind, until }]))
}
