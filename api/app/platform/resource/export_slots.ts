import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { clock } from '../time/clock.js'
import { prepared } from '../database/database.js'
import { Throttled } from '../errors.js'
import { holderLocks, keyHolder } from '../http/process_lease.js'
import { newId } from '../values/ids.js'
import { messages } from './i18n/fa.js'
import { patience } from './patience.js'

/** Each export that is being answered holds a connection of this process's pool. */
const atOnce = 3
const retryAfterS = 10
/** Every answer has ended by then; what is left over was not given back. */
const leftOverAfterMs = () => patience.exportMs + 60_000

let running = 0

/** A person has one slot in all processes together: a second row cannot be, and a dead process holds none. */
const takeSql = `
  insert into export_slots as slot (person_id, ticket, holder, taken_at) values (?, ?, ?, ?)
  on conflict (person_id) do update
     set ticket = excluded.ticket, holder = excluded.holder, taken_at = excluded.taken_at
   where slot.taken_at < ? or pg_try_advisory_xact_lock_shared(?, slot.holder)
  returning ticket`

const takeOwn = async (personId: string): Promise<string> => {
  const holder = await keyHolder.number()
  const now = clock.systemNow()
  const leftOver = now.minus({ milliseconds: leftOverAfterMs() })
  const [slot] = await prepared<{ ticket: string }>('take_export_slot', takeSql, [
    personId,
    newId(),
    holder,
    now.toJSDate(),
    leftOver.toJSDate(),
    holderLocks,
  ])
  if (!slot) throw new Throttled(retryAfterS, messages.ownExportRuns)
  return slot.ticket
}

const giveBackOwn = async (ticket: string): Promise<void> => {
  try {
    await db.from('export_slots').where({ ticket }).delete()
  } catch (error) {
    // Whoever waits for it waits until it counts as left over.
    logger.error({ err: error }, 'the slot of an export could not be given back')
  }
}

/** Takes a slot for an answer. @returns what gives it back, once. @throws Throttled (429) */
export const takeExportSlot = async (personId: string): Promise<() => Promise<void>> => {
  if (running >= atOnce) throw new Throttled(retryAfterS, messages.exportsBusy)
  running++
  let ticket: string
  try {
    ticket = await takeOwn(personId)
  } catch (error) {
    running--
    throw error
  }
  let isTaken = true
  return async () => {
    if (!isTaken) return
    isTaken = false
    running--
    await giveBackOwn(ticket)
  }
}
