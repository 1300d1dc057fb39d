import type { HttpContext } from '@adonisjs/core/http'
import { approbationRules } from '#contracts/approbations'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { customerOf } from '#app/platform/audit/actor'
import { consumeDailyQuota } from '#app/platform/http/daily_quota'
import { messages } from '../i18n/fa.js'

/** However many documents a company has, its members are reminded so often a day. @throws Throttled (429) */
export const countNudge = (ctx: HttpContext): Promise<void> =>
  consumeDailyQuota({
    name: 'company-nudges',
    who: memberOf(customerOf(ctx)).companyId,
    perDay: approbationRules.companyNudgesPerDay,
    message: messages.companyNudgedOften,
  })
