import type { BankAnswerLine, BankAsking } from '@kasbeno/api/contracts/payments'
import { Alert } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { Code } from '../../../components/CodeField'
import { FactSheet } from '../../../components/Facts'
import { JalaliDate } from '../../../components/JalaliDateField'
import { LoadError } from '../../../components/LoadError'
import { Status } from '../../../components/StatusChip'
import { SubTable } from '../../../components/SubTable'
import { formatCode, formatNumber } from '../../../lib/format'
import { getJson } from '../../../providers/http'
import type { Payment } from './doubt'

const httpCode = /^HTTP (\d{3})$/

/** Raw, or our own note in words. */
const BankCode = ({ code }: Pick<BankAnswerLine, 'code'>) => {
  const translate = useTranslate()
  const status = httpCode.exec(code)?.[1]
  if (status) return translate('payments.answer.http', { status: formatCode(status) })
  return translate(`enums.bankNote.${code}`, { _: '' }) || <Code value={code} />
}

/** Proves nothing either way. */
const isClaimed = ({ question, code }: Pick<BankAnswerLine, 'question' | 'code'>) =>
  question === 'CALLBACK' && code === 'PAID'

/** How a closed payment may still change. */
const askingKey = ({ nextAt, needsReceipt }: BankAsking) => {
  if (nextAt) return 'payments.asking.goesOn'
  return needsReceipt ? 'payments.asking.needsReceipt' : 'payments.asking.over'
}

/** Whether the bank is still asked. */
const Asking = ({ asking, status }: { asking: BankAsking; status: Payment['status'] }) => {
  const translate = useTranslate()
  if (status !== 'FINAL_ERROR') return null
  const { nextAt, autoReverseMinutes, wasVerifyAsked } = asking
  return (
    <Alert severity="info" sx={{ mb: 1.5 }}>
      {translate(askingKey(asking))}
      {nextAt && (
        <>
          {' '}
          <JalaliDate value={nextAt} withTime withRelative />
        </>
      )}
      {!wasVerifyAsked && autoReverseMinutes !== null && (
        <>
          {' '}
          {translate('payments.asking.autoReverse', { minutes: formatNumber(autoReverseMinutes) })}
        </>
      )}
    </Alert>
  )
}

/**
 * What the bank was asked and what it said, newest first; each answer as its code and what that
 * means.
 */
export const BankAnswers = ({ record }: { record: Payment }) => {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['payments', 'bank-answers', record.id, record.updatedAt],
    queryFn: ({ signal }) =>
      getJson<'/api/admin/payments/{id}/bank-answers'>(
        `/api/admin/payments/${record.id}/bank-answers`,
        signal
      ),
  })
  if (error) return <LoadError error={error} retry={() => void refetch()} />
  return (
    <FactSheet title="payments.answers">
      {data && <Asking asking={data.asking} status={record.status} />}
      <SubTable
        label="payments.answers"
        empty="payments.noAnswers"
        rows={data?.items ?? []}
        rowKey={({ id }) => id}
        columns={[
          {
            label: 'payments.answer.at',
            render: ({ at }) => <JalaliDate value={at} withTime withRelative />,
          },
          {
            label: 'payments.answer.question',
            render: ({ question }) => translate(`enums.bankQuestion.${question}`),
          },
          {
            label: 'payments.answer.verdict',
            render: ({ question, code, verdict }) =>
              isClaimed({ question, code }) ? (
                translate('payments.answer.claimed')
              ) : (
                <Status of="bankVerdict" value={verdict} />
              ),
          },
          { label: 'payments.answer.code', render: ({ code }) => <BankCode code={code} /> },
          {
            label: 'payments.answer.receipt',
            render: ({ receipt }) => receipt && <Code value={receipt} />,
          },
        ]}
      />
    </FactSheet>
  )
}
