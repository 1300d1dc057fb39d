import { Alert, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatCode, formatNumber } from '../lib/format'
import { Status } from './StatusChip'
import { SubTable } from './SubTable'

interface RowAnswersProps {
  answers: readonly { row: number; name: string; answer: string }[]
  isTaken: (answer: string) => boolean
  /** Prefix of `taken`, `answers`, `row`, `answer`. */
  words: string
  /** What the rows are named by. */
  nameLabel: string
  /** The dictionary of the answers. */
  of: string
}

/** What became of each row of a file that was sent; what did not fit is read first. */
export const RowAnswers = ({ answers, isTaken, words, nameLabel, of }: RowAnswersProps) => {
  const translate = useTranslate()
  const count = answers.filter(({ answer }) => isTaken(answer)).length
  return (
    <Stack spacing={2}>
      <Alert severity={count === answers.length ? 'success' : 'warning'}>
        {translate(`${words}.taken`, {
          taken: formatNumber(count),
          count: formatNumber(answers.length),
        })}
      </Alert>
      <SubTable
        label={`${words}.answers`}
        rows={answers.toSorted((a, b) => Number(isTaken(a.answer)) - Number(isTaken(b.answer)))}
        rowKey={({ row }) => String(row)}
        columns={[
          { label: `${words}.row`, render: ({ row }) => formatNumber(row) },
          { label: nameLabel, render: ({ name }) => <bdi>{formatCode(name)}</bdi> },
          { label: `${words}.answer`, render: ({ answer }) => <Status of={of} value={answer} /> },
        ]}
      />
    </Stack>
  )
}
