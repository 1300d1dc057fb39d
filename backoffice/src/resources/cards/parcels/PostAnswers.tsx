import type { AnsweredParcel } from '@kasbeno/api/contracts/cards'
import { RowAnswers } from '../../../components/RowAnswers'

export const PostAnswers = ({ answers }: { answers: AnsweredParcel[] }) => (
  <RowAnswers
    answers={answers.map(({ trackingNumber, ...rest }) => ({ name: trackingNumber, ...rest }))}
    isTaken={(answer) => answer === 'MOVED'}
    words="parcels.import"
    nameLabel="resources.parcels.fields.trackingNumber"
    of="postAnswer"
  />
)
