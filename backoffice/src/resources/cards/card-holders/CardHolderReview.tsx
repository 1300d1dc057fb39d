import { ReviewPage } from '../../../components/review/ReviewPage'
import { holderDesk } from './desk'

export default function CardHolderReview() {
  return <ReviewPage desk={holderDesk} />
}
