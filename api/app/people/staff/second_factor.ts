import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import { Secret, TOTP } from 'otpauth'
import { clock } from '#app/platform/time/clock'

const issuer = 'Kasbeno'
const periodSeconds = 30
const secretBytes = 20
/** Clocks of phones drift: the step before and the step after count as well. */
const window = 1
const purpose = 'totp'

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer, label, period: periodSeconds, digits: 6, secret: Secret.fromBase32(secret) })

/** Time-based codes of an authenticator (RFC 6238). Secrets are stored encrypted. */
export class SecondFactor {
  /** A new secret, with the address that authenticators read as a QR code. */
  create(username: string): { secret: string; otpauthUrl: string; encrypted: string } {
    const secret = new Secret({ size: secretBytes }).base32
    return {
      secret,
      otpauthUrl: totpOf(secret, username).toString(),
      encrypted: encryption.encrypt(secret, { purpose }),
    }
  }

  /** The time step that the code belongs to, or null for a wrong one. */
  stepOf(encrypted: string, code: string): number | null {
    const secret = encryption.decrypt<string>(encrypted, purpose)
    if (!secret) throw new Error('a TOTP secret does not decrypt: was APP_KEY changed?')
    const timestamp = clock.systemNow().toMillis()
    const delta = totpOf(secret).validate({ token: code, window, timestamp })
    return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta
  }

  /** Takes a code once: the same one, or an older one, is refused afterwards. */
  async use(staffUserId: string, encrypted: string, code: string): Promise<boolean> {
    const step = this.stepOf(encrypted, code)
    if (step === null) return false
    const taken: unknown[] = await db
      .from('staff_users')
      .where({ id: staffUserId })
      .where((query) => query.whereNull('totp_last_step').orWhere('totp_last_step', '<', step))
      .returning('id')
      .update({ totp_last_step: step })
    return taken.length > 0
  }
}
