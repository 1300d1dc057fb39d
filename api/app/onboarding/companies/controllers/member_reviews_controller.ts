import type { CompanyStatus } from '#contracts/companies'
import boardMembers from '#app/onboarding/companies/board_members_resource'
import { memberReview } from '#app/onboarding/companies/member_review'
import ReviewsController from '#app/platform/review/reviews_controller'

/** What the legal officers say of each board member. api-company "Legal admin" */
export default class MemberReviewsController extends ReviewsController<'member', CompanyStatus> {
  readonly of = { review: memberReview, resource: boardMembers }

  protected partOf() {
    return 'member' as const
  }
}
