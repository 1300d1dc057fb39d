import { cardIssuer } from '#config/cards'
import type { CardIssuer } from './adapters/card_issuer.js'
import { SandboxIssuer } from './adapters/sandbox_issuer.js'

const issuers: Record<typeof cardIssuer, () => CardIssuer> = {
  sandbox: () => new SandboxIssuer(),
}

let issuer: CardIssuer | undefined

/** The issuer that this installation uses. */
export const theIssuer = (): CardIssuer => (issuer ??= issuers[cardIssuer]())

/** Lets another one answer, for tests. @returns what puts the former one back */
export const useIssuer = (other: CardIssuer): (() => void) => {
  const former = theIssuer()
  issuer = other
  return () => {
    issuer = former
  }
}
