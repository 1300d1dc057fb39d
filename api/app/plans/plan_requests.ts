import type { Plan } from '#contracts/plans'
import type { PlanRequestKind } from '#contracts/service_plans'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { Conflict } from '#app/shared/errors'
import type { TwoPersonRequest, TwoPersonRequests } from '#app/shared/two_people/requests'
import { messages } from './i18n/fa.js'
import { lockPlan } from './steps/lock_plan.js'

interface PlanRequest extends TwoPersonRequest {
  plan: Plan
  kind: PlanRequestKind
}

const commands = {
  OPEN: 'business-service-plans.open',
  CLOSE: 'business-service-plans.close',
} as const

/** Whether a plan takes new customers: it decides for everybody who wants to sign up. */
export const planRequests: TwoPersonRequests<PlanRequest> = {
  name: 'plan-requests',
  table: 'plan_requests',
  askedWith: 'business-service-plans.update',
  async lock({ plan }, trx) {
    await lockPlan(plan, trx)
  },
  async carryOut({ plan, kind, reason }, { requester, approver }, trx) {
    const { id, isOpen } = await lockPlan(plan, trx)
    const active = kind === 'OPEN'
    if (isOpen === active) throw new Conflict(messages.stale)
    await trx
      .from('business_service_plans')
      .where({ plan })
      .update({ is_open: active, changed_at: clock.businessNow().toJSDate() })
    await audit(
      {
        actor: approver,
        command: commands[kind],
        subject: { type: 'business-service-plans', id },
        before: { active: isOpen },
        after: { active, requestedBy: requester.username },
        reason: reason ?? undefined,
      },
      trx
    )
    return {}
  },
}
