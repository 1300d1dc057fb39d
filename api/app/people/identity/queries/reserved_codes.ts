import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'

/** The code that support holds for a phone under a number, while it is good. */
export const openReservation = async (
  phone: string,
  numberHash: string
): Promise<string | undefined> => {
  const [row] = await prepared<{ id: string }>(
    'open_reservation',
    `select id from reserved_codes
      where phone = ? and number_hash = ? and code_id is null and expires_at > ?`,
    [phone, numberHash, clock.systemNow().toJSDate()]
  )
  return row?.id
}

export const reservedSince = async (
  phone: string,
  since: Date,
  client: Client
): Promise<number> => {
  const [row] = await prepared<{ reserved: number }>(
    'codes_reserved',
    'select count(*) as reserved from reserved_codes where phone = ? and reserved_at > ?',
    [phone, since],
    client
  )
  return row.reserved
}

export interface ReservedCode {
  reservedAt: Date
  expiresAt: Date
  isUsed: boolean
}

/** The last one of a phone; null where there was none within a day or so. */
export const lastReservation = async (phone: string): Promise<ReservedCode | null> => {
  const [row] = await prepared<ReservedCode>(
    'last_reservation',
    `select reserved_at as "reservedAt", expires_at as "expiresAt", code_id is not null as "isUsed"
       from reserved_codes where phone = ? order by reserved_at desc limit 1`,
    [phone]
  )
  return row ?? null
}
