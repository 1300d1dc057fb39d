import type { HttpContext } from '@adonisjs/core/http'
import type { CompanyStatus } from '#contracts/companies'
import cardHolders from '#app/cards/cardholders/card_holder_resource'
import { holderReview, type HolderStep } from '#app/cards/cardholders/holder_review'
import ReviewsController from '#app/platform/review/reviews_controller'

export default class HolderReviewsController extends ReviewsController<HolderStep, CompanyStatus> {
  readonly of = { review: holderReview, resource: cardHolders }

  protected partOf(): HolderStep {
    return 'holder'
  }

  async verifyHolder(ctx: HttpContext) {
    return this.accepted(ctx)
  }

  async rejectHolder(ctx: HttpContext) {
    return this.rejected(ctx)
  }

  async reopenHolder(ctx: HttpContext) {
    return this.reopened(ctx)
  }

  async verifyContract(ctx: HttpContext) {
    return this.accepted(ctx, 'contract')
  }

  async rejectContract(ctx: HttpContext) {
    return this.rejected(ctx, 'contract')
  }

  async reopenContract(ctx: HttpContext) {
    return this.reopened(ctx, 'contract')
  }
}
