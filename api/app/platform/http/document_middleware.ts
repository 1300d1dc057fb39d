import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { accountKey } from '../audit/actor.js'
import { messages } from '../i18n/fa.js'
import { KeyedSemaphore } from '../process/semaphore.js'

/** A long period of a busy account takes seconds, so the queue is short. */
const waitMs = 10_000
const turns = new KeyedSemaphore(1, 4, messages.documentRuns, waitMs)

/**
 * One document at a time per account: each reads thousands of rows and is laid out in the process that takes payments.
 */
export default class DocumentMiddleware {
  /** @throws Throttled (429) */
  async handle({ auth }: HttpContext, next: NextFn) {
    return turns.run(accountKey(auth.getUserOrFail()), next)
  }
}
