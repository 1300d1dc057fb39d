import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AddMember from '#app/onboarding/companies/actions/add_member'
import RemoveMember from '#app/onboarding/companies/actions/remove_member'
import SendBoard from '#app/onboarding/companies/actions/send_board'
import SetMinimum from '#app/onboarding/companies/actions/set_minimum'
import UpdateMember from '#app/onboarding/companies/actions/update_member'
import { ceoOf, memberOf } from '#app/onboarding/companies/domain/member_of'
import { asMember } from '#app/onboarding/companies/domain/spellings'
import { shownTo } from '#app/onboarding/companies/domain/shown_to'
import { oneUpload } from '#app/onboarding/companies/http/one_upload'
import { readMemberPapers } from '#app/onboarding/companies/http/read_papers'
import { boardMember, boardOf } from '#app/onboarding/companies/queries/board'
import { companyPhases, minimumOf } from '#app/onboarding/companies/queries/company_file'
import {
  memberUpdateValidator,
  memberValidator,
  minimumValidator,
} from '#app/onboarding/companies/validators/company_validators'
import { customerOf } from '#app/platform/audit/actor'

/** The board members of the company that the token speaks for. api-company "Onboarding" */
export default class BoardController {
  async index(ctx: HttpContext) {
    const member = memberOf(customerOf(ctx))
    const { companyId, memberId } = member
    const [board, minimumNumberOfSignatory] = await Promise.all([
      boardOf(companyId),
      minimumOf(companyId),
    ])
    // Whom the CEO has named is the CEO's and the officers' to know until they are a member.
    const known = board.filter(({ isNewcomer }) => member.role === 'CEO' || !isNewcomer)
    const items = known.map(shownTo(member, ({ id }) => id === memberId))
    return { items, minimumNumberOfSignatory }
  }

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

  @inject()
  async minimum(ctx: HttpContext, setMinimum: SetMinimum) {
    const actor = customerOf(ctx)
    const given = await ctx.request.validateUsing(minimumValidator)
    await setMinimum.execute({ actor, ...given })
    return this.index(ctx)
  }

  @inject()
  async send(ctx: HttpContext, sendBoard: SendBoard) {
    const actor = customerOf(ctx)
    await sendBoard.execute({ actor })
    return companyPhases(ceoOf(actor).companyId)
  }
}
