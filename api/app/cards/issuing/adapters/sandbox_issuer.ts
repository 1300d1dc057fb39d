import { createHmac } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { cardRules } from '#contracts/cards'
import { codeHash } from '#app/people/identity/domain/secrets'
import { sameHash } from '#app/platform/secrets/same_hash'
import env from '#start/env'
import type { CardIssuer, IssuedCard } from './card_issuer.js'

type SandboxStatus = 'ISSUED' | 'BLOCKED' | 'CLOSED'

/** Card-bound, so that equal PINs differ. */
const pinHash = ({ id }: IssuedCard, pin: string) => codeHash(pin, 'card-pin', id)

const cvv2Of = ({ number, expiresOn }: IssuedCard): string => {
  const digest = createHmac('sha256', env.get('CODE_PEPPER').release())
    .update(JSON.stringify(['cvv2', number, expiresOn]))
    .digest()
  return String(digest.readUInt32BE() % 10 ** cardRules.cvv2DigitsMax).padStart(
    cardRules.cvv2DigitsMax,
    '0'
  )
}

/** For demo and tests: keyed PIN hashes, CVV2 from a key; knows every card of its range. */
export class SandboxIssuer implements CardIssuer {
  readonly name = 'sandbox'

  async issue(card: IssuedCard): Promise<void> {
    await db
      .knexQuery()
      .insert({ card_id: card.id })
      .into('sandbox_issuer_cards')
      .onConflict('card_id')
      .ignore()
  }

  async cvv2(card: IssuedCard): Promise<string> {
    return cvv2Of(card)
  }

  async checkCvv2(card: IssuedCard, cvv2: string): Promise<boolean> {
    return sameHash(cvv2Of(card), cvv2)
  }

  async setPin(card: IssuedCard, pin: string): Promise<void> {
    const pin_hash = pinHash(card, pin)
    await db
      .knexQuery()
      .insert({ card_id: card.id, pin_hash })
      .into('sandbox_issuer_cards')
      .onConflict('card_id')
      .merge({ pin_hash })
  }

  async checkPin(card: IssuedCard, pin: string): Promise<boolean> {
    const kept = await db
      .from('sandbox_issuer_cards')
      .where({ card_id: card.id, status: 'ISSUED' })
      .whereNotNull('pin_hash')
      .select('pin_hash')
      .first()
    return kept !== null && sameHash(kept.pin_hash, pinHash(card, pin))
  }

  async changePin(card: IssuedCard, pins: { former: string; next: string }): Promise<boolean> {
    const changed: unknown[] = await db
      .from('sandbox_issuer_cards')
      .where({ card_id: card.id, status: 'ISSUED', pin_hash: pinHash(card, pins.former) })
      .returning('card_id')
      .update({ pin_hash: pinHash(card, pins.next) })
    return changed.length > 0
  }

  block(card: IssuedCard): Promise<void> {
    return this.#end(card, 'BLOCKED')
  }

  close(card: IssuedCard): Promise<void> {
    return this.#end(card, 'CLOSED')
  }

  async #end(card: IssuedCard, status: SandboxStatus) {
    await db
      .knexQuery()
      .insert({ card_id: card.id, status })
      .into('sandbox_issuer_cards')
      .onConflict('card_id')
      .merge({ status })
  }
}
