import { hash } from 'node:crypto'
import { maxRials } from '#contracts/money'
import type { ApprobationDocument } from '#contracts/approbations'
import type { CodeScope } from '#app/people/identity/one_time_codes'
import type { CustomerActor } from '#app/platform/audit/actor'
import { refusedField } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import type { SigningAs } from '../queries/signing_as.js'

/** The code that answers for exactly these documents and this member, in the session that asked for it. */
export const signingCode = (
  { phone, sessionId }: CustomerActor,
  type: ApprobationDocument,
  documentIds: readonly string[],
  { delegation }: Pick<SigningAs, 'delegation'>
): CodeScope => {
  const sorted = [...documentIds].sort().join(',')
  const ids = delegation ? `${sorted} ${delegation.id}` : sorted
  const subject = `${type}:${hash('sha256', ids)}`
  return { purpose: 'SIGNATURE', subject, phone, sessionId }
}

interface Shown {
  documentId: string
  digest: string
  amount: number
}

/** What the code is bound to: who answers, what each document reads and what they come to. */
export const agreedTo = (memberId: string, shown: readonly Shown[]) => ({
  member: memberId,
  amount: sumOf(shown),
  digests: [...shown]
    .sort((one, other) => (one.documentId < other.documentId ? -1 : 1))
    .map(({ digest }) => digest)
    .join(','),
})

/** @throws InvalidFields beyond what an amount may be */
const sumOf = (shown: readonly Shown[]): number => {
  const sum = shown.reduce((all, { amount }) => all + BigInt(amount), 0n)
  if (sum > BigInt(maxRials)) throw refusedField('orderIds', messages.tooMuch)
  return Number(sum)
}
