import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AskCompanyAgain from '#app/companies/actions/ask_company_again'
import DecideCompanyStep, { type DecidedStep } from '#app/companies/actions/decide_company_step'
import DecideMember from '#app/companies/actions/decide_member'
import DecideRuleChange from '#app/companies/actions/decide_rule_change'
import SetAppointment from '#app/companies/actions/set_appointment'
import SetRule from '#app/companies/actions/set_rule'
import ToggleDistributorDefined from '#app/companies/actions/toggle_distributor_defined'
import UploadPapers from '#app/companies/actions/upload_papers'
import boardMembers from '#app/companies/board_members_resource'
import companies from '#app/companies/companies_resource'
import { oneUpload } from '#app/companies/http/one_upload'
import { readMemberPapers, readOfficialPaper } from '#app/companies/http/read_papers'
import { companyPaperFor } from '#app/companies/queries/company_papers'
import ruleChanges from '#app/companies/rule_changes_resource'
import {
  appointmentByStaffValidator,
  definedValidator,
  inquiryValidator,
  memberPapersValidator,
  minimumByStaffValidator,
  reasonValidator,
  rejectionValidator,
  signatoryByStaffValidator,
  verifyValidator,
} from '#app/companies/validators/review_validators'
import { staffOf } from '#app/shared/actor'
import { NotFound } from '#app/shared/errors'
import { showPicture } from '#app/shared/http/show_picture'
import { one } from '#app/shared/resource/reader'

const decided: readonly DecidedStep[] = ['company', 'ceo', 'appointment']

/** Who commands, on which company. */
const commandOf = (ctx: HttpContext) => ({ actor: staffOf(ctx), companyId: ctx.params.id })

const stepOf = (ctx: HttpContext): DecidedStep => {
  const step = decided.find((known) => known === ctx.params.step)
  if (!step) throw new NotFound()
  return step
}

const seen = (sentAt?: string | null) => (sentAt ? new Date(sentAt) : undefined)

const accepted = async (ctx: HttpContext) => {
  const { sentAt } = await ctx.request.validateUsing(verifyValidator)
  return { verdict: 'ACCEPTED', sentAt: seen(sentAt) } as const
}

const refused = async (ctx: HttpContext) => {
  const { rejectionReason: reason, sentAt } = await ctx.request.validateUsing(rejectionValidator)
  return { verdict: 'REJECTED', reason, sentAt: seen(sentAt) } as const
}

/** The company as it stands after the command. */
const companyOf = (ctx: HttpContext) => one(companies, staffOf(ctx), ctx.params.id)

/** What the bank's legal officers do with companies. api-company "Legal admin" */
export default class LegalAdminController {
  @inject()
  async verify(ctx: HttpContext, decideCompanyStep: DecideCompanyStep) {
    const command = { ...commandOf(ctx), step: stepOf(ctx), ...(await accepted(ctx)) }
    await decideCompanyStep.execute(command)
    return companyOf(ctx)
  }

  @inject()
  async reject(ctx: HttpContext, decideCompanyStep: DecideCompanyStep) {
    const command = { ...commandOf(ctx), step: stepOf(ctx), ...(await refused(ctx)) }
    await decideCompanyStep.execute(command)
    return companyOf(ctx)
  }

  @inject()
  async verifyMember(ctx: HttpContext, decideMember: DecideMember) {
    const [actor, memberId] = [staffOf(ctx), ctx.params.id]
    await decideMember.execute({ actor, memberId, ...(await accepted(ctx)) })
    return one(boardMembers, actor, memberId)
  }

  @inject()
  async rejectMember(ctx: HttpContext, decideMember: DecideMember) {
    const [actor, memberId] = [staffOf(ctx), ctx.params.id]
    await decideMember.execute({ actor, memberId, ...(await refused(ctx)) })
    return one(boardMembers, actor, memberId)
  }

  @inject()
  async ask(ctx: HttpContext, askCompanyAgain: AskCompanyAgain) {
    const given = await ctx.request.validateUsing(inquiryValidator)
    await askCompanyAgain.execute({ ...commandOf(ctx), ...given })
    return companyOf(ctx)
  }

  @inject()
  async appointment(ctx: HttpContext, setAppointment: SetAppointment) {
    const given = await ctx.request.validateUsing(appointmentByStaffValidator)
    await setAppointment.execute({ ...commandOf(ctx), ...given })
    return companyOf(ctx)
  }

  @inject()
  async minimum(ctx: HttpContext, setRule: SetRule) {
    const given = await ctx.request.validateUsing(minimumByStaffValidator)
    await setRule.execute({ ...commandOf(ctx), ...given })
    return companyOf(ctx)
  }

  @inject()
  async signatory(ctx: HttpContext, setRule: SetRule) {
    const { reason, ...signatory } = await ctx.request.validateUsing(signatoryByStaffValidator)
    await setRule.execute({ ...commandOf(ctx), signatory, reason })
    return companyOf(ctx)
  }

  @inject()
  async toggle(ctx: HttpContext, toggleDistributorDefined: ToggleDistributorDefined) {
    const wanted = await ctx.request.validateUsing(definedValidator)
    await toggleDistributorDefined.execute({ ...commandOf(ctx), ...wanted })
    return companyOf(ctx)
  }

  @inject()
  async officialPaper(ctx: HttpContext, uploadPapers: UploadPapers) {
    const { reason } = await reasonValidator.validate(ctx.request.qs())
    const command = commandOf(ctx)
    await oneUpload(command.companyId, async () => {
      await uploadPapers.execute({ ...command, files: await readOfficialPaper(ctx), reason })
    })
    return companyOf(ctx)
  }

  @inject()
  async nationalCard(ctx: HttpContext, uploadPapers: UploadPapers) {
    const given = await memberPapersValidator.validate(ctx.request.qs())
    const command = { ...commandOf(ctx), ...given }
    await oneUpload(command.companyId, async () => {
      await uploadPapers.execute({ ...command, files: await readMemberPapers(ctx) })
    })
    return companyOf(ctx)
  }

  @inject()
  async confirmRule(ctx: HttpContext, decideRuleChange: DecideRuleChange) {
    const [actor, changeId] = [staffOf(ctx), ctx.params.id]
    await decideRuleChange.execute({ actor, changeId, verdict: 'CONFIRMED' })
    return one(ruleChanges, actor, changeId)
  }

  @inject()
  async refuseRule(ctx: HttpContext, decideRuleChange: DecideRuleChange) {
    const [actor, changeId] = [staffOf(ctx), ctx.params.id]
    await decideRuleChange.execute({ actor, changeId, verdict: 'REFUSED' })
    return one(ruleChanges, actor, changeId)
  }

  async paper(ctx: HttpContext) {
    await showPicture(ctx, 'company-papers', companyPaperFor)
  }
}
