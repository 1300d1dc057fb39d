import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { signatureAccount } from '#config/signing'
import { clock } from '#app/platform/time/clock'
import type { ProviderEvent } from '../adapters/signature_provider.js'
import { callbackSignature } from '../domain/wire.js'
import { hasSigningFault } from './sandbox_provider.js'

const timeoutMs = 8_000
/** A machine's look at a video takes a moment. Tests send the callback themselves. */
const decisionMs = 3_000

export const signedCallback = (secret: string, { kind, providerRef: id }: ProviderEvent) => {
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

/** A callback that is lost is not sent again: by the protocol, the client asks in the end. */
export const sendSigningCallback = async (
  callbackUrl: string,
  event: ProviderEvent
): Promise<void> => {
  if (!signatureAccount || (await hasSigningFault('NO_CALLBACK'))) return
  try {
    const message = signedCallback(signatureAccount.secret, event)
    const signal = AbortSignal.timeout(timeoutMs)
    await fetch(callbackUrl, { method: 'POST', redirect: 'error', signal, ...message })
  } catch (error) {
    logger.warn({ err: error }, 'the sandbox provider reaches nobody')
  }
}

export const sendCallbackLater = (callbackUrl: string, event: ProviderEvent): void => {
  if (!app.inTest)
    setTimeout(() => void sendSigningCallback(callbackUrl, event), decisionMs).unref()
}
