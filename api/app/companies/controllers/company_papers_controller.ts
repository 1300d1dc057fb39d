import type { HttpContext } from '@adonisjs/core/http'
import { companyPaperFor } from '#app/companies/queries/company_papers'
import { showPicture } from '#app/shared/http/show_picture'

/** A picture of a company's file, by a link that was made for whoever opens it. */
export default class CompanyPapersController {
  async show(ctx: HttpContext) {
    await showPicture(ctx, 'company-papers', companyPaperFor)
  }
}
