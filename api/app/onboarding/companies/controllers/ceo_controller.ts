import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import SendCeo from '#app/onboarding/companies/actions/send_ceo'
import { ceoOf } from '#app/onboarding/companies/domain/member_of'
import { asMember } from '#app/onboarding/companies/domain/spellings'
import { oneUpload } from '#app/onboarding/companies/http/one_upload'
import { readMemberPapers } from '#app/onboarding/companies/http/read_papers'
import { membersOf } from '#app/onboarding/companies/queries/board'
import { companyPhases } from '#app/onboarding/companies/queries/company_file'
import { ceoValidator } from '#app/onboarding/companies/validators/company_validators'
import { customerOf } from '#app/platform/audit/actor'

export default class CeoController {
  async show(ctx: HttpContext) {
    const [ceo] = await membersOf(ceoOf(customerOf(ctx)).companyId)
    return ceo
  }

  @inject()
  async store(ctx: HttpContext, sendCeo: SendCeo) {
    const actor = customerOf(ctx)
    const { companyId } = ceoOf(actor)
    const person = await ctx.request.validateUsing(ceoValidator, {
      data: asMember(ctx.request.qs()),
    })
    await oneUpload(companyId, async () => {
      await sendCeo.execute({ actor, person, files: await readMemberPapers(ctx) })
    })
    return companyPhases(companyId)
  }
}
