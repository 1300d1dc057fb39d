import { LinkToReview } from '../../../components/review/ReviewLinks'
import { reviewPath, waits, type RegistrationRow } from './registration'

export const ReviewLink = () => (
  <LinkToReview<RegistrationRow>
    permission="registrations.decide"
    pathTo={reviewPath}
    waits={waits}
  />
)
