import { Code } from '../../components/CodeField'
import { FactSheet } from '../../components/Facts'
import { Rials } from '../../components/RialField'
import { SubTable } from '../../components/SubTable'
import { useTranslate } from 'react-admin'
import { useAskedRetries } from './useRun'

/** Which account each failed transfer went to, which one it would go to now, and what says that it failed: what the second person weighs. */
export const AskedRetries = () => {
  const translate = useTranslate()
  const asked = useAskedRetries()
  if (asked.length === 0) return null
  return (
    <FactSheet title="settlement.askedRetries">
      <SubTable
        label="settlement.askedRetries"
        rows={asked}
        rowKey={({ paymentId }) => paymentId}
        columns={[
          {
            label: 'resources.payouts.fields.distributorName',
            render: ({ distributorName }) => distributorName,
          },
          {
            label: 'resources.payouts.fields.net',
            render: ({ amount }) => <Rials value={amount} hideUnit />,
          },
          { label: 'settlement.approvedIban', render: ({ iban }) => <Code value={iban} /> },
          { label: 'settlement.newIban', render: ({ retryIban }) => <Code value={retryIban} /> },
          {
            label: 'settlement.evidence',
            render: ({ hasEvidence }) =>
              translate(hasEvidence ? 'settlement.byFile' : 'settlement.byWord'),
          },
          { label: 'settlement.askedBy', render: ({ retryRequestedBy }) => retryRequestedBy },
        ]}
      />
    </FactSheet>
  )
}
