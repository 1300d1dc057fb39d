import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AddMember from '#app/onboarding/companies/actions/add_member'
import RemoveMember from '#app/onboarding/companies/actions/remove_member'
import UpdateMember from '#app/onboarding/companies/actions/update_member'
import { ceoOf } from '#app/onboarding/companies/domain/member_of'
import { asMember } from '#app/onboarding/companies/domain/spellings'
import { oneUpload } from '#app/onboarding/companies/http/one_upload'
import { readMemberPapers } from '#app/onboarding/companies/http/read_papers'
import { boardMember } from '#app/onboarding/companies/queries/board'
import { customerOf } from '#app/platform/audit/actor'
import { memberUpdateValidator, memberValidator } from '../validators/company_validators.js'

/** One member of the board of the CEO's company. api-company "Onboarding" */
export default class BoardMembersController {
  async show(ctx: HttpContext) {
    return boardMember(ceoOf(customerOf(ctx)).companyId, ctx.params.phone)
  }

  @inject()
  async store(ctx: HttpContext, addMember: AddMember) {
    const actor = customerOf(ctx)
    const given = await ctx.request.validateUsing(memberValidator, {
      data: asMember(ctx.request.qs()),
    })
    const { phone, roleInCompany, signatoryStatus, ...person } = given
    const office = { roleInCompany, signatoryStatus }
    await oneUpload(ceoOf(actor).companyId, async () => {
      const files = await readMemberPapers(ctx)
      await addMember.execute({ actor, phone, person, office, files })
    })
    ctx.response.status(201)
    return boardMember(ceoOf(actor).companyId, phone)
  }

  @inject()
  async update(ctx: HttpContext, updateMember: UpdateMember) {
    const actor = customerOf(ctx)
    const { phone } = ctx.params
    const given = await ctx.request.validateUsing(memberUpdateValidator, {
      data: asMember(ctx.request.qs()),
    })
    const { roleInCompany, signatoryStatus, ...person } = given
    const office = { roleInCompany, signatoryStatus }
    await oneUpload(ceoOf(actor).companyId, async () => {
      const files = await readMemberPapers(ctx)
      await updateMember.execute({ actor, phone, person, office, files })
    })
    return boardMember(ceoOf(actor).companyId, phone)
  }

  @inject()
  async destroy(ctx: HttpContext, removeMember: RemoveMember) {
    const actor = customerOf(ctx)
    const outcome = await removeMember.execute({ actor, phone: ctx.params.phone })
    if (!outcome.isInForce) return ctx.response.status(202).json({ changeId: outcome.changeId })
    return ctx.response.noContent()
  }
}
