import type { HttpContext } from '@adonisjs/core/http'
import { ceoOf } from '#app/onboarding/companies/domain/member_of'
import { companyPaperFor, companyPapers } from '#app/onboarding/companies/queries/company_papers'
import { customerOf } from '#app/platform/audit/actor'
import { showPicture } from '#app/platform/http/show_picture'

export default class CompanyPapersController {
  /** Those in force, for who has sent them: each by a link that was made for them. */
  async index(ctx: HttpContext) {
    const actor = customerOf(ctx)
    const { companyId } = ceoOf(actor)
    return { items: await companyPapers(companyId, { kind: 'customer', id: actor.id }) }
  }

  async show(ctx: HttpContext) {
    await showPicture(ctx, 'company-papers', companyPaperFor)
  }
}
