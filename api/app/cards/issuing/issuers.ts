import { cardIssuer as configured } from '#config/cards'
import type { CardIssuer } from './adapters/card_issuer.js'
import { SandboxIssuer } from './adapters/sandbox_issuer.js'
import { unconnectedIssuer } from './adapters/unconnected_issuer.js'

const issuers: Record<typeof configured, () => CardIssuer> = {
  sandbox: () => new SandboxIssuer(),
  none: () => unconnectedIssuer,
}

const issuer = issuers[configured]()

export const cardIssuer = (): CardIssuer => issuer
