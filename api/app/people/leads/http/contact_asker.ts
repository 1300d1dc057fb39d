import type { HttpContext } from '@adonisjs/core/http'
import { askerHash } from '#app/people/identity/domain/secrets'
import { callerOf } from '#app/people/identity/guards/bearer_guard'
import { nameOfBrowser } from '#app/people/identity/http/code_requester'
import { Unauthorized } from '#app/platform/errors'

export interface ContactAsker {
  /** Kept under a key alone. */
  hash: string
  /** Signed in: whoever holds the browser later is somebody else. */
  isCustomer: boolean
}

/**
 * The signed-in customer, else the browser; null for other clients, whose requests nobody shows again.
 * @throws Unauthorized for a token that has ended, which is renewed and tried again
 */
export const contactAsker = async (ctx: HttpContext): Promise<ContactAsker | null> => {
  const caller = await callerOf(ctx)
  if (!caller && ctx.request.header('authorization')) throw new Unauthorized()
  if (caller) {
    if (caller.kind !== 'customer') return null
    return { hash: askerHash(`customer:${caller.id}`), isCustomer: true }
  }
  const browser = nameOfBrowser(ctx)
  return browser ? { hash: askerHash(browser), isCustomer: false } : null
}
