import { takenAnswers, type AnsweredLine } from '@kasbeno/api/contracts/settlement'
import { Alert, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Missing } from '../../../components/RialField'
import { Status } from '../../../components/StatusChip'
import { SubTable } from '../../../components/SubTable'
import { formatCode, formatNumber } from '../../../lib/format'
import { jalaliTime } from '../../../lib/jalali'

/** Misfits first; nobody reads thousands of lines. */
const answersShown = 200
const isTaken = ({ answer }: AnsweredLine) => takenAnswers.includes(answer)
const worthReading = (answers: AnsweredLine[]) =>
  answers.toSorted((a, b) => Number(isTaken(a)) - Number(isTaken(b))).slice(0, answersShown)

type EarlierImport = { importedBy: string; importedAt: string }

export const ResultAnswers = ({
  answers,
  earlierImport,
}: {
  answers: AnsweredLine[]
  earlierImport: EarlierImport | null
}) => {
  const translate = useTranslate()
  const taken = answers.filter(isTaken)
  const contradicting = answers.filter(({ answer }) => answer === 'CONTRADICTS').length
  const untracked = taken.filter(({ needsTracking }) => needsTracking).length
  return (
    <Stack spacing={2}>
      {earlierImport && (
        <Alert severity="info">
          {translate('settlement.import.repeated', {
            importedBy: earlierImport.importedBy,
            importedAt: jalaliTime(earlierImport.importedAt),
          })}
        </Alert>
      )}
      {contradicting > 0 && (
        <Alert severity="error">
          {translate('settlement.import.contradicts', { count: formatNumber(contradicting) })}
        </Alert>
      )}
      <Alert severity={taken.length === answers.length ? 'success' : 'warning'}>
        {translate('settlement.import.taken', {
          taken: formatNumber(taken.length),
          count: formatNumber(answers.length),
        })}
      </Alert>
      {untracked > 0 && (
        <Alert severity="info">
          {translate('settlement.import.needsTracking', { count: formatNumber(untracked) })}
        </Alert>
      )}
      <SubTable
        label="settlement.import.answers"
        rows={worthReading(answers)}
        rowKey={({ paymentId }, index) => `${paymentId}-${index}`}
        columns={[
          {
            label: 'settlement.import.row',
            render: ({ row }) => (row === undefined ? <Missing /> : formatNumber(row)),
          },
          {
            label: 'resources.payouts.fields.paymentId',
            render: ({ paymentId }) =>
              paymentId ? <bdi>{formatCode(paymentId)}</bdi> : <Missing />,
          },
          {
            label: 'settlement.import.answer',
            render: ({ answer }) => <Status of="resultAnswer" value={answer} />,
          },
          {
            label: 'settlement.import.stands',
            render: ({ stands }) => (stands ? <Status of="payout" value={stands} /> : <Missing />),
          },
        ]}
      />
    </Stack>
  )
}
