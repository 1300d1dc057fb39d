import { inject } from '@adonisjs/core'
import { prepared } from '#app/platform/database/database'
import { NotFound, Unauthorized } from '#app/platform/errors'
import type { CallbackMessage, ProviderEvent } from '../adapters/signature_provider.js'
import { messages } from '../i18n/fa.js'
import { theProvider } from '../provider.js'
import FollowEnrollment from './follow_enrollment.js'
import FollowSignature from './follow_signature.js'

type Reference = [provider: string, providerRef: string]

/** What an event is about, by the provider's own name of it. */
const found = {
  ENROLLMENT: (named: Reference) =>
    prepared<{ id: string }>(
      'enrollment_called_back',
      'select id from signature_enrollments where provider = ? and provider_ref = ?',
      named
    ),
  SIGNING: (named: Reference) =>
    prepared<{ id: string }>(
      'signature_called_back',
      'select id from document_signatures where provider = ? and provider_ref = ?',
      named
    ),
} satisfies Record<ProviderEvent['kind'], unknown>

/**
 * The provider's program says that something has happened. What it says is not believed: it makes us ask.
 * @throws Unauthorized (401) for what the provider has not signed, NotFound, ProviderDown (503): it comes again
 */
@inject()
export default class ReceiveSigningCallback {
  constructor(
    private followEnrollment: FollowEnrollment,
    private followSignature: FollowSignature
  ) {}

  async execute({ message }: { message: CallbackMessage }): Promise<void> {
    const provider = theProvider()
    const event = provider.readCallback(message)
    if (!event) throw new Unauthorized(messages.callbackForged)
    const { kind, providerRef } = event
    const [row] = await found[kind]([provider.name, providerRef])
    if (!row) throw new NotFound()
    const follow = kind === 'ENROLLMENT' ? this.followEnrollment : this.followSignature
    await follow.execute(row)
  }
}
