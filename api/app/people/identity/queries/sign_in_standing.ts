import { codeRules } from '#contracts/codes'
import type { CodePurpose } from '#contracts/identity'
import type { SmsDelivery, SmsProvider, SmsStatus } from '#contracts/messages'
import { settingDefaults } from '#contracts/settings'
import { listedEntry } from '#app/people/blacklists/queries/listed'
import type { StaffActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { addressFailures } from '../address_failures.js'
import { obstaclesToSignIn, type CodeWaits, type Obstacle } from '../domain/sign_in_obstacles.js'
import { lastReservation, type ReservedCode } from './reserved_codes.js'

/** Who has the phone. */
interface CustomerRow {
  id: string
  name: string | null
  /** One that is not active has to sign in as somebody new. */
  active: boolean
  lastSignInAt: Date | null
  openSessions: number
}

/** Wrong codes of one browser or network, for this phone. */
interface CodeFailures {
  /** A keyed hash that tells them apart. */
  place: string
  purpose: CodePurpose
  /** Whether the phone has signed in there before; null within a session, which counts for the phone. */
  isKnown: boolean | null
  failures: number
  lastAt: Date
  /** Until when no code is taken there; null while codes are. */
  lockedUntil: Date | null
}

/** The last code that was sent to sign in. */
interface LastCode {
  sentAt: Date
  expiresAt: Date
  wrongTries: number
  usedAt: Date | null
  /** What became of its message; null where there is no line of it. */
  status: SmsStatus | null
  provider: SmsProvider | null
  delivery: SmsDelivery | null
  deliveredAt: Date | null
}

/** How it stands with signing in with one phone, whether it is a customer's or not. */
export interface SignInStanding {
  phone: string
  /** Null for a number that is nobody's. */
  customer: CustomerRow | null
  /** The first is the likeliest; empty where nothing holds it up. */
  obstacles: Obstacle[]
  failures: CodeFailures[]
  lastCode: LastCode | null
  /** The last code that support held for who called, for a day or two. */
  reservedCode: ReservedCode | null
  /** Null for who may not see the blacklists. */
  isBlacklisted: boolean | null
}

/** A session that was opened in another context by switching is no sign-in. */
const customerSql = `
  select customer.id,
         name_of_person(customer) as name,
         customer.active,
         (select max(session.created_at) from sessions session
           where session.user_id = customer.id
             and not exists (select from sessions former where former.swapped_to = session.id)
         ) as "lastSignInAt",
         (select count(*) from sessions session
           where session.user_id = customer.id and session.revoked_at is null
             and exists (select from refresh_tokens token where token.session_id = session.id
                            and token.used_at is null and token.expires_at > ?)
         ) as "openSessions"
    from users customer where customer.phone = ?
   order by customer.active desc, customer.created_at desc limit 1`

const failuresSql = `
  select attempt.who as place, attempt.purpose, attempt.failures, attempt.last_at as "lastAt",
         case when attempt.locked_until > ? then attempt.locked_until end as "lockedUntil",
         case when attempt.who <> attempt.phone
              then exists (select from sign_in_places known where known.place = attempt.who)
         end as "isKnown"
    from failed_attempts attempt where attempt.phone = ?
   order by "lockedUntil" desc nulls last, "lastAt" desc limit 20`

interface CodeRow extends LastCode {
  address: string
}
const codeSql = `
  select code.sent_at as "sentAt", code.expires_at as "expiresAt", code.consumed_at as "usedAt", code.address,
         code.tries - case when code.consumed_at is null then 0 else 1 end as "wrongTries",
         message.status, message.provider, message.delivery, message.delivered_at as "deliveredAt"
    from one_time_codes code
    left join notifications_messages message on message.idempotency_key = code.id::text
   where code.phone = ? and code.purpose = 'LOGIN'
   order by code.sent_at desc limit 1`

/** Milliseconds until one more code may be sent, by the functions that refuse it. */
const waitsSql = `
  select greatest(phone_millis(phone, true, sends, since), phone_millis(phone, true, daily, yesterday)) as known,
         greatest(phone_millis(phone, false, sends, since), phone_millis(phone, false, daily, yesterday)) as stranger,
         address_millis(address, setting_number('codesPerAddressPerDay', ?), yesterday) as network
    from (select ?::text as phone, ?::text as address, ?::integer as sends, ?::timestamptz as since,
                 setting_number('codesPerPhonePerDay', ?) as daily, ?::timestamptz as yesterday) asked`

const waitsOf = async (phone: string, address: string): Promise<CodeWaits> => {
  const now = clock.systemNow()
  const [waits] = await prepared<CodeWaits>('sign_in_waits', waitsSql, [
    settingDefaults.codesPerAddressPerDay,
    phone,
    address,
    codeRules.sendsPerPhone,
    now.minus({ milliseconds: codeRules.sendsWindowMs }).toJSDate(),
    settingDefaults.codesPerPhonePerDay,
    now.minus({ days: 1 }).toJSDate(),
  ])
  return waits!
}

const failuresOf = (phone: string): Promise<CodeFailures[]> =>
  prepared<CodeFailures>('sign_in_failures', failuresSql, [clock.systemNow().toJSDate(), phone])

const lastCodeOf = async (phone: string): Promise<CodeRow | undefined> =>
  (await prepared<CodeRow>('last_sign_in_code', codeSql, [phone]))[0]

const customerOf = async (phone: string): Promise<CustomerRow | undefined> => {
  const asking = [clock.systemNow().toJSDate(), phone]
  return (await prepared<CustomerRow>('sign_in_customer', customerSql, asking))[0]
}

/** How it stands with signing in with a phone, by the same functions that let codes through. */
export const signInStanding = async (
  phone: string,
  { permissions }: Pick<StaffActor, 'permissions'>
): Promise<SignInStanding> => {
  const seesBlacklists = permissions.includes('blacklists.list')
  const [customer, failures, code, entry, reservedCode] = await Promise.all([
    customerOf(phone),
    failuresOf(phone),
    lastCodeOf(phone),
    listedEntry({ PHONE: phone }),
    lastReservation(phone),
  ])
  const address = code?.address ?? ''
  const obstacles = obstaclesToSignIn({
    now: clock.systemNow(),
    failures,
    waits: await waitsOf(phone, address),
    networkSeconds: address ? await addressFailures.waits(address) : 0,
    lastCode: code,
    isListed: entry !== null,
    isActive: customer?.active ?? false,
    seesBlacklists,
  })
  return {
    phone,
    customer: customer ?? null,
    obstacles,
    failures,
    lastCode: code ? lastCodeShown(code) : null,
    reservedCode,
    isBlacklisted: seesBlacklists ? entry !== null : null,
  }
}

const lastCodeShown = ({ address: _, ...code }: CodeRow): LastCode => code
