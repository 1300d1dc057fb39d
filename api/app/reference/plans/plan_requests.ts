import type { Plan } from '#contracts/plans'
import type { PlanRequestKind } from '#contracts/service_plans'
import { words } from '#contracts/words'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { Conflict } from '#app/platform/errors'
import { changeKind, type ChangeRequest } from '#app/platform/change_requests/kinds'
import { jsonOf } from '#app/platform/resource/query'
import { messages } from './i18n/fa.js'
import { lockPlan } from './steps/lock_plan.js'

interface PlanRequest extends ChangeRequest {
  subject_id: Plan
  action: PlanRequestKind
}

const commands = {
  OPEN: 'business-service-plans.open',
  CLOSE: 'business-service-plans.close',
} as const

/** Whether a plan takes new customers: it decides for everybody who wants to sign up. */
export const planRequests = changeKind<PlanRequest>({
  name: 'plan-requests',
  subjects: ['business-service-plans'],
  listedWith: 'plan-requests.list',
  decidedWith: 'plan-requests.decide',
  title: `${jsonOf(words.plan)} ->> request.subject_id`,
  askedWith: 'business-service-plans.update',
  async lock({ subject_id: plan }, trx) {
    await lockPlan(plan, trx)
  },
  async carryOut({ subject_id: plan, action, reason }, { requester, approver }, trx) {
    const { id, isOpen } = await lockPlan(plan, trx)
    const active = action === 'OPEN'
    if (isOpen === active) throw new Conflict(messages.stale)
    await trx
      .from('business_service_plans')
      .where({ plan })
      .update({ is_open: active, changed_at: clock.businessNow().toJSDate() })
    await audit(
      {
        actor: approver,
        command: commands[action],
        subject: { type: 'business-service-plans', id },
        before: { active: isOpen },
        after: { active, requestedBy: requester.username },
        reason: reason ?? undefined,
      },
      trx
    )
  },
})
