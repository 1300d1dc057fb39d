import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import type { HttpContext } from '@adonisjs/core/http'
import FollowSignature from '#app/onboarding/signing/actions/follow_signature'
import ReceiveSigningCallback from '#app/onboarding/signing/actions/receive_callback'
import { ProviderDown } from '#app/onboarding/signing/adapters/signature_provider'
import { offeredDocument } from '#app/onboarding/signing/documents'
import { pageAfter } from '#app/onboarding/signing/domain/return_paths'
import { begunSignature } from '#app/onboarding/signing/queries/begun_signature'
import { isId } from '#app/platform/values/ids'

/** The provider comes back: its program by a signed message, the signer's browser without any proof. */
export default class SigningReturnsController {
  @inject()
  async callback({ request }: HttpContext, receiveCallback: ReceiveSigningCallback) {
    const message = {
      timestamp: request.header('x-timestamp') ?? '',
      signature: request.header('x-signature') ?? '',
      body: request.raw() ?? '',
    }
    await receiveCallback.execute({ message })
    return { received: true }
  }

  /** Cross-site: there is no session here. The provider is asked, and the page asks us again. */
  @inject()
  async redirect({ request, response }: HttpContext, followSignature: FollowSignature) {
    const id: unknown = request.input('id')
    const begun = isId(id) ? await begunSignature(id) : null
    const isSigned = begun !== null && (await this.#follow(followSignature, begun.id)) === 'SIGNED'
    const page =
      begun && offeredDocument(begun.documentType).pageAfter?.(begun.documentId, isSigned)
    return response
      .redirect()
      .status(303)
      .toPath(page ?? pageAfter(begun?.plan ?? '', isSigned))
  }

  /** A person is never shown a provider's silence: their page says that the answer is awaited. */
  async #follow(followSignature: FollowSignature, id: string) {
    try {
      return await followSignature.execute({ id })
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error
      logger.warn({ id }, 'a signer came back while the provider is silent')
      return null
    }
  }
}
