import type { HttpContext } from '@adonisjs/core/http'
import { smallBody } from '#config/bodies'
import { commandLimits } from '#config/commands'
import { accountKey } from '#app/platform/audit/actor'
import { inLane } from '#app/platform/database/connection_lanes'
import { Throttled } from '#app/platform/errors'
import { KeyedSemaphore, Semaphore } from '#app/platform/process/semaphore'
import { messages } from '../i18n/fa.js'

const { ofCaller, inLine, inLineForSubject, waitMs, retryAfterS } = commandLimits

const queueOf = (atOnce: number) =>
  new KeyedSemaphore(atOnce, Infinity, messages.commandsRun, waitMs)
const subjects = queueOf(commandLimits.ofSubject)
const callers = {
  customer: queueOf(ofCaller.customer),
  staff: queueOf(ofCaller.staff),
  partner: queueOf(ofCaller.partner),
}
const large = new Semaphore(commandLimits.largeAtOnce, Infinity, messages.commandsRun, waitMs)
/** How many commands of a caller, and of a caller for one subject, are in progress or wait. */
const places = new Map<string, number>()

/** What a body calls the one row that the command is about; a program's own numbers are its own. */
const subjectFields = ['cardNumber', 'referenceNumber', 'externalId', 'containerId']
const ownNumbers = new Set(['referenceNumber', 'externalId'])
const keyMax = 100
/** What a browser is sent back with from its bank. */
const commandsByGet = new Set(['/api/payment/callback/:indicator'])

const isKey = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '' && value.length <= keyMax)

/** What would be locked: the record of the path, and what the body names. */
const subjectsOf = ({ params, request }: HttpContext, caller: string): string[] => {
  const keys: string[] = []
  if (isKey(params.id)) keys.push(`id:${params.id}`)
  const body: Record<string, unknown> = request.body()
  for (const field of subjectFields) {
    const value = body[field]
    if (isKey(value)) keys.push(`${ownNumbers.has(field) ? caller : ''}:${field}:${value}`)
  }
  return keys
}

/** Takes a place in the line under each key, or in none. */
const withPlaces = async <T>(wanted: [key: string, max: number][], work: () => Promise<T>) => {
  if (wanted.some(([key, max]) => (places.get(key) ?? 0) >= max)) {
    throw new Throttled(retryAfterS, messages.commandsRun)
  }
  for (const [key] of wanted) places.set(key, (places.get(key) ?? 0) + 1)
  try {
    return await work()
  } finally {
    for (const [key] of wanted) {
      const left = places.get(key)! - 1
      if (left > 0) places.set(key, left)
      else places.delete(key)
    }
  }
}

const isCommand = ({ request, route }: HttpContext): boolean =>
  !['GET', 'HEAD'].includes(request.method()) || commandsByGet.has(route?.pattern ?? '')

const isLarge = ({ request }: HttpContext): boolean =>
  (request.raw()?.length ?? 0) > smallBody.bytes

/**
 * Carries out a command when few others of the same caller, invoice or card are in progress in this process: what
 * they would lock is one row, and whoever waits for it in the database holds a connection. The others wait here, in a
 * short line and for a short time. Subjects come before the caller, so those who wait for one card keep no other card
 * of their shop waiting; and nobody fills the line of somebody else's invoice, since places are counted by caller.
 * @throws Throttled (429)
 */
export const runInTurn = async <T>(ctx: HttpContext, work: () => Promise<T>): Promise<T> => {
  if (!isCommand(ctx)) return work()
  const inCommandLane = () => inLane('command', work)
  // Last of all turns: whoever waits for their own turn holds none that everybody shares.
  const command = () => (isLarge(ctx) ? large.run(inCommandLane) : inCommandLane())
  const actor = ctx.auth.user
  if (!actor) return command()
  const caller = accountKey(actor)
  const keys = subjectsOf(ctx, caller).toSorted()
  const wanted: [string, number][] = [
    [caller, inLine[actor.kind]],
    ...keys.map((key): [string, number] => [`${caller} ${key}`, inLineForSubject]),
  ]
  const go = (index: number): Promise<T> =>
    index < keys.length
      ? subjects.run(keys[index], () => go(index + 1))
      : callers[actor.kind].run(caller, command)
  return withPlaces(wanted, () => go(0))
}
