import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { attemptHash } from '../domain/secrets.js'

/** Remembers a browser, under a keyed hash, in the transaction of a sign-in. */
export const rememberBrowser = async (phone: string, browser: string, trx: Trx): Promise<void> => {
  await prepared(
    'remember_browser',
    `insert into sign_in_places (place, last_at) values (?, ?)
     on conflict (place) do update set last_at = excluded.last_at`,
    [attemptHash(phone, browser), clock.systemNow().toJSDate()],
    trx
  )
}
