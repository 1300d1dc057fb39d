import { LinkToReview } from '../../../components/review/ReviewLinks'
import type { CompanyRow } from './company'
import { reviewPath, waits } from './parts'

export const ReviewLink = () => (
  <LinkToReview<CompanyRow> permission="companies.decide" pathTo={reviewPath} waits={waits} />
)
