import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { Refusal } from '#app/platform/errors'
import { nameAttempt } from '#app/platform/http/attempt'
import { formFiles } from '#app/platform/http/form_files'
import { holderLocks, keyHolder } from '#app/platform/http/process_lease'
import { messages } from '#app/platform/i18n/fa'
import { fileRoutes } from '#config/bodies'

interface Scope {
  owner: string
  route: string
  key: string
}
/** A key as held by one attempt: a process presumed dead may return when another attempt has it. */
interface Held extends Scope {
  created_at: Date
}
interface Stored {
  body_hash: string
  status: number | null
  answer: unknown
  created_at: Date
  /** Whether the process that has the key is gone. */
  is_orphan: boolean | null
}

const maxKeyLength = 200
const pollEveryMs = 40
/**
 * So often in a row the process with the key must be missed: one that lives, but lost the connection by
 * which it is known, has it back long before.
 */
const missedMax = 25
/** The last resort: after this long without an answer, the first attempt is taken for dead. */
const abandonedAfterMs = 60_000

/**
 * A POST under an `Idempotency-Key` takes effect once. Scope: owner + route + key; the same key and
 * body give the stored answer, another body 409; only 2xx answers are kept, so a failed attempt can
 * be tried again. While the first attempt runs, the others wait for its answer without holding a
 * database connection. api "Common"
 */
export default class IdempotencyMiddleware {
  async handle(ctx: HttpContext, next: NextFn, options: { required?: boolean } = {}) {
    const key = ctx.request.header('idempotency-key')
    if (!key || key.length > maxKeyLength) {
      if (!key && !options.required) return next()
      throw new Refusal('IdempotencyKeyRequiredException', 400, messages.idempotencyRequired)
    }

    const scope = { owner: ownerOf(ctx), route: routeOf(ctx), key }
    const bodyHash = await bodyHashOf(ctx)
    const held = await claim(scope, bodyHash)
    if ('answer' in held) return ctx.response.status(held.status!).json(held.answer)
    nameAttempt(ctx, [scope.owner, scope.route, key, bodyHash])

    let output: unknown
    try {
      output = await next()
    } catch (error) {
      await inTheEnd(ctx, () => release(held))
      throw error
    }
    const status = ctx.response.getStatus()
    const body: unknown = ctx.response.hasContent ? ctx.response.getBody() : output
    const isKept = status >= 200 && status < 300
    await inTheEnd(ctx, () => (isKept ? keep(held, status, body) : release(held)))
    return output
  }
}

const [retriesMax, retryMs] = [60, 1_000]

/**
 * What a key is left with changes nothing of the answer, which is known. While the database is away it is tried
 * again behind the answer: whoever repeats the call would else wait for an attempt that has ended.
 */
const inTheEnd = async ({ logger }: HttpContext, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    logger.warn({ err: error }, 'an idempotency key is left for later')
    void (async () => {
      for (let tries = 0; tries < retriesMax; tries++) {
        await pause(retryMs, undefined, { ref: false })
        const isDone = await work().then(
          () => true,
          () => false
        )
        if (isDone) return
      }
    })()
  }
}

/** A person who speaks for a company is another caller there: the answers of one company are nothing for another. */
const ownerOf = ({ auth: { user } }: HttpContext) => {
  const caller = `${user?.kind}:${user?.id}`
  return user?.kind === 'customer' && user.member ? `${caller}:${user.owner.id}` : caller
}
/** A path with a NUL is nobody's, but that is for its route to say: PostgreSQL keeps none in a text. */
const routeOf = ({ request }: HttpContext) =>
  `${request.method()} ${request.url().replaceAll('\0', '%00')}`
/**
 * What was sent: the query with the text of a body, or the fields and the content of the files of a form. A key of
 * `?dryRun=true` must not answer for the command itself.
 */
const bodyHashOf = async (ctx: HttpContext): Promise<string> => {
  const body = ctx.request.raw()
  const { query } = ctx.request.parsedUrl
  if (body !== null) return hashOf(query ? `${query}\n${body}` : body)
  const files = takesFiles(ctx) ? await formFiles(ctx) : new Map<string, Buffer>()
  const contents = [...files].map(([field, content]) => [field, hashOf(content)])
  return hashOf(JSON.stringify([ctx.request.all(), contents]))
}
const takesFiles = ({ route }: HttpContext) => (route?.pattern ?? '') in fileRoutes
const hashOf = (content: string | Buffer) => hash('sha256', content)

/** A process holds the lock of its number for as long as it lives; asking takes it for a moment only. */
const isOrphan = 'case when status is null then pg_try_advisory_xact_lock_shared(?, holder) end'

/** Takes the key for this attempt, or waits for the answer of the attempt that has it. */
const claim = async (scope: Scope, bodyHash: string): Promise<Held | Stored> => {
  const holder = await keyHolder.number()
  let missed = 0
  for (;;) {
    const held: Held = { ...scope, created_at: clock.systemNow().toJSDate() }
    const taken = await db
      .knexQuery()
      .insert({ ...held, body_hash: bodyHash, holder })
      .into('idempotency_keys')
      .onConflict(['owner', 'route', 'key'])
      .ignore()
      .returning('key')
    if (taken.length) return held

    const stored: Stored | null = await db
      .from('idempotency_keys')
      .where({ ...scope })
      .select('*', db.raw(`${isOrphan} as is_orphan`, [holderLocks]))
      .first()
    if (!stored) continue
    if (stored.body_hash !== bodyHash) {
      throw new Refusal('IdempotencyConflictException', 409, messages.idempotencyConflict)
    }
    if (stored.status !== null) return stored
    missed = stored.is_orphan ? missed + 1 : 0
    const age = clock.systemNow().toMillis() - stored.created_at.getTime()
    if (missed >= missedMax || age > abandonedAfterMs) {
      await release({ ...scope, created_at: stored.created_at })
    } else await pause(pollEveryMs)
  }
}

const keep = (held: Held, status: number, answer: unknown) =>
  db
    .from('idempotency_keys')
    .where({ ...held })
    .update({ status, answer: JSON.stringify(answer ?? null) })

/** Frees a key that has no answer: its attempt failed, or is taken for dead. */
const release = (held: Held) =>
  db
    .from('idempotency_keys')
    .where({ ...held })
    .whereNull('status')
    .delete()
