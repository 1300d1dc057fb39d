import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/shared/actor'
import { one } from '#app/shared/resource/reader'
import { decideRequest } from '#app/shared/two_people/requests'
import { approvalValidator, rejectionValidator } from '#app/shared/two_people/validators'
import resource from '../sms_request_resource.js'
import { smsRequests } from '../sms_requests.js'

/** Texts of codes, and keys of providers, which wait for a second person. */
export default class SmsRequestsController {
  async approve(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(approvalValidator)
    return decided(ctx, 'APPROVED', reason)
  }

  async reject(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(rejectionValidator)
    return decided(ctx, 'REJECTED', reason)
  }

  /** By whoever asked, alone. */
  async withdraw(ctx: HttpContext) {
    return decided(ctx, 'WITHDRAWN')
  }
}

const decided = async (
  ctx: HttpContext,
  verdict: 'APPROVED' | 'REJECTED' | 'WITHDRAWN',
  reason?: string
) => {
  const [staff, id] = [staffOf(ctx), ctx.params.id]
  await decideRequest(smsRequests, { staff, id, verdict, reason })
  return one(resource, staff, id)
}
