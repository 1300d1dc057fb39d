import logger from '@adonisjs/core/services/logger'
import { signatureAccount } from '#config/signing'
import { clock } from '#app/shared/clock'
import { logError } from '#app/shared/log_error'
import type { Knock } from '../adapters/signature_provider.js'
import { callbackSignature } from '../domain/wire.js'
import { hasFault } from './sandbox_house.js'

const timeoutMs = 8_000

/** What the provider's program sends when something has happened. */
export const callbackOf = (secret: string, { kind, providerRef: id }: Knock) => {
  const body = JSON.stringify({ kind, id })
  const timestamp = String(Math.floor(clock.systemNow().toSeconds()))
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': callbackSignature(secret, timestamp, body),
    },
  }
}

/** Tells of a change. Whoever is not reached asks by themselves, as the protocol has it. */
export const tell = async (callbackUrl: string, knock: Knock): Promise<void> => {
  if (!signatureAccount || (await hasFault('NO_CALLBACK'))) return
  try {
    const message = callbackOf(signatureAccount.secret, knock)
    const signal = AbortSignal.timeout(timeoutMs)
    await fetch(callbackUrl, { method: 'POST', redirect: 'error', signal, ...message })
  } catch (error) {
    logger.warn({ err: logError(error) }, 'the sandbox provider reaches nobody')
  }
}
