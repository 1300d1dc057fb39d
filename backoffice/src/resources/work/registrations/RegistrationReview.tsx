import { ReviewPage } from '../../../components/review/ReviewPage'
import { registrationDesk } from './desk'

export default function RegistrationReview() {
  return <ReviewPage desk={registrationDesk} />
}
