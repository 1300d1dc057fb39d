import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'

const endSessionsSql = `
  update sessions set revoked_at = ? where user_id = ? and revoked_at is null`
// A code that is in use right now waits for the person's lock, and then finds the phone changed.
const voidCodesSql = `
  update one_time_codes set consumed_at = ?
   where id in (select id from one_time_codes
                 where phone = any(?::text[]) and consumed_at is null
                   for update skip locked)`
const moveSql = `
  update users
     set phone = ?, search_key = replace(search_key, phone, ?), updated_at = ? where id = ?`
const retireSql = `update users set active = false, updated_at = ? where id = ?`

const endSessions = (userId: string, trx: Trx) =>
  prepared('end_sessions_of', endSessionsSql, [clock.systemNow().toJSDate(), userId], trx)

/** An account under which nothing was begun makes room; nobody is signed in with it any more. */
export const retireUser = async (userId: string, trx: Trx): Promise<void> => {
  await prepared('retire_user', retireSql, [clock.businessNow().toJSDate(), userId], trx)
  await endSessions(userId, trx)
}

/**
 * The caller holds the person's lock, so that nobody signs in meanwhile. Every session ends, and every code that
 * was sent to either phone.
 */
export const changePhone = async (
  { userId, from, to }: { userId: string; from: string; to: string },
  trx: Trx
): Promise<void> => {
  await prepared('change_phone', moveSql, [to, to, clock.businessNow().toJSDate(), userId], trx)
  await endSessions(userId, trx)
  await prepared('void_codes', voidCodesSql, [clock.systemNow().toJSDate(), [from, to]], trx)
}
