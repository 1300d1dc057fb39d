import type { AnsweredCard } from '@kasbeno/api/contracts/cards'
import { RowAnswers } from '../../../components/RowAnswers'

const taken = new Set(['PRINTED', 'FAILED'])

export const PrintAnswers = ({ answers }: { answers: AnsweredCard[] }) => (
  <RowAnswers
    answers={answers.map(({ reference, ...rest }) => ({ name: reference, ...rest }))}
    isTaken={(answer) => taken.has(answer)}
    words="printBatches.import"
    nameLabel="printBatches.reference"
    of="printAnswer"
  />
)
