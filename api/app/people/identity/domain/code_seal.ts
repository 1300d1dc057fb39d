import { sameHash } from '#app/platform/secrets/same_hash'
import { askerHashUnder, codeHash, codeHashUnder, peppers } from './secrets.js'

/** Days that a code stays after it was sent: as long as somebody may ask what was agreed to with it. */
export const codesKeptDays = 365

/** What is agreed to by entering the code: amounts, sources. Checked by whoever uses the code. */
export type CodeBinding = Record<string, string | number>

const spelled = (binding: CodeBinding) =>
  JSON.stringify(Object.entries(binding).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Over what a code is bound to, under a key of the application: who may write the database alone makes none. */
export const sealOf = (id: string, hash: string, binding: CodeBinding): string =>
  codeHash(id, hash, spelled(binding))

interface KeptCode {
  id: string
  hash: string
  binding: CodeBinding
  seal: string
  /** Keyed hash of who asked for it. */
  asker: string
}

/** Whether a code was made by the application, for this binding and this session, also under a pepper that was replaced since. */
export const isGenuine = (
  { id, hash, binding, seal, asker }: KeptCode,
  sessionId: string
): boolean =>
  peppers().some(
    (pepper) =>
      sameHash(seal, codeHashUnder(pepper, id, hash, spelled(binding))) &&
      sameHash(asker, askerHashUnder(pepper, `session:${sessionId}`))
  )
