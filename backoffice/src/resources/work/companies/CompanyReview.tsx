import { ReviewPage } from '../../../components/review/ReviewPage'
import { companyDesk } from './desk'

export default function CompanyReview() {
  return <ReviewPage desk={companyDesk} />
}
