import type { CustomerActor } from '#app/platform/audit/actor'
import { consumeDailyQuota } from '#app/platform/http/daily_quota'
import { ceoOf } from '../domain/member_of.js'
import { messages } from '../i18n/fa.js'

/** Each change tells members and holders, a narrower one too; a company rarely makes more than a few. */
const changesPerDay = 60

/** Of the CEO alone: tries of other members never close the day. @throws Throttled (429), BusinessRule for others */
export const consumeSpendingQuota = (actor: CustomerActor): Promise<void> =>
  consumeDailyQuota({
    name: 'company-spending',
    who: ceoOf(actor).companyId,
    perDay: changesPerDay,
    message: messages.ruleQuota,
  })
