import type { PlanRequestKind } from '#contracts/service_plans'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { requestSecondPerson } from '#app/platform/change_requests/requests'
import { messages } from '../i18n/fa.js'
import { planRequests } from '../plan_requests.js'
import { lockPlan } from '../steps/lock_plan.js'

interface AskCommand {
  actor: StaffActor
  plan: string
  kind: PlanRequestKind
  reason: string
}

/** Lets the opening or closing of a plan to new customers wait for a second person. */
export default class AskPlanChange {
  /** @returns the request's id @throws NotFound, BusinessRule (422) where nothing would change, Conflict while one waits */
  async execute({ actor, plan, kind, reason }: AskCommand): Promise<string> {
    return transaction(async (trx) => {
      const { isOpen } = await lockPlan(plan, trx)
      const active = kind === 'OPEN'
      if (isOpen === active) throw new BusinessRule(messages[active ? 'isOpen' : 'isClosed'])
      return requestSecondPerson(
        planRequests,
        {
          requester: actor,
          action: kind,
          subject: { type: 'business-service-plans', id: plan },
          before: { active: isOpen },
          after: { active },
          reason,
          about: { plan },
          whenWaiting: messages.asked,
        },
        trx
      )
    })
  }
}
