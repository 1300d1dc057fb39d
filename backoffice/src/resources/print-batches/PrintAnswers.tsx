import type { AnsweredCard, PrintAnswer } from '@kasbeno/api/contracts/cards'
import { Alert, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Status } from '../../components/StatusChip'
import { SubTable } from '../../components/SubTable'
import { formatCode, formatNumber } from '../../lib/format'

const taken = new Set<PrintAnswer>(['PRINTED', 'FAILED'])
const isTaken = ({ answer }: AnsweredCard) => taken.has(answer)

/** What became of each row of the printer's file; what did not fit is read first. */
export const PrintAnswers = ({ answers }: { answers: AnsweredCard[] }) => {
  const translate = useTranslate()
  const count = answers.filter(isTaken).length
  return (
    <Stack spacing={2}>
      <Alert severity={count === answers.length ? 'success' : 'warning'}>
        {translate('printBatches.import.taken', {
          taken: formatNumber(count),
          count: formatNumber(answers.length),
        })}
      </Alert>
      <SubTable
        label="printBatches.import.answers"
        rows={answers.toSorted((a, b) => Number(isTaken(a)) - Number(isTaken(b)))}
        rowKey={({ row }) => String(row)}
        columns={[
          { label: 'printBatches.import.row', render: ({ row }) => formatNumber(row) },
          {
            label: 'printBatches.reference',
            render: ({ reference }) => <bdi>{formatCode(reference)}</bdi>,
          },
          {
            label: 'printBatches.import.answer',
            render: ({ answer }) => <Status of="printAnswer" value={answer} />,
          },
        ]}
      />
    </Stack>
  )
}
