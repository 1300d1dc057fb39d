import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import type { HttpContext } from '@adonisjs/core/http'
import FollowSignature from '#app/signing/actions/follow_signature'
import ReceiveCallback from '#app/signing/actions/receive_callback'
import { ProviderDown } from '#app/signing/adapters/signature_provider'
import { pageAfter } from '#app/signing/domain/return_paths'
import { signaturePlan } from '#app/signing/queries/signature_plan'
import { isId } from '#app/shared/ids'

/** The provider comes back: its program by a signed message, the signer's browser without any proof. */
export default class SigningReturnsController {
  @inject()
  async callback({ request }: HttpContext, receiveCallback: ReceiveCallback) {
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
    const plan = isId(id) ? await signaturePlan(id) : null
    const status = isId(id) && plan !== null ? await this.#follow(followSignature, id) : null
    return response
      .redirect()
      .status(303)
      .toPath(pageAfter(plan ?? '', status === 'SIGNED'))
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
