import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import DecideMember from '#app/onboarding/companies/actions/decide_member'
import ReopenMember from '#app/onboarding/companies/actions/reopen_member'
import boardMembers from '#app/onboarding/companies/board_members_resource'
import {
  rejectionValidator,
  verifyValidator,
} from '#app/onboarding/companies/validators/review_validators'
import { staffOf } from '#app/platform/audit/actor'
import { one } from '#app/platform/resource/reader'
import { reopenValidator } from '#app/platform/review/validators'
import { momentOf } from '#app/platform/values/validation'

/** What the legal officers say of each board member. api-company "Legal admin" */
export default class MemberReviewsController {
  @inject()
  async verify(ctx: HttpContext, decideMember: DecideMember) {
    const [actor, memberId] = [staffOf(ctx), ctx.params.id]
    const { sentAt: text } = await ctx.request.validateUsing(verifyValidator)
    const sentAt = momentOf(text)
    await decideMember.execute({ actor, memberId, verdict: 'ACCEPTED', sentAt })
    return one(boardMembers, actor, memberId)
  }

  @inject()
  async reject(ctx: HttpContext, decideMember: DecideMember) {
    const [actor, memberId] = [staffOf(ctx), ctx.params.id]
    const { rejectionReason: reason, sentAt: text } =
      await ctx.request.validateUsing(rejectionValidator)
    const sentAt = momentOf(text)
    await decideMember.execute({ actor, memberId, verdict: 'REJECTED', reason, sentAt })
    return one(boardMembers, actor, memberId)
  }

  @inject()
  async reopen(ctx: HttpContext, reopenMember: ReopenMember) {
    const [actor, memberId] = [staffOf(ctx), ctx.params.id]
    const { reason, decidedAt: text } = await ctx.request.validateUsing(reopenValidator)
    const decidedAt = momentOf(text)
    await reopenMember.execute({ actor, memberId, reason, decidedAt })
    return one(boardMembers, actor, memberId)
  }
}
