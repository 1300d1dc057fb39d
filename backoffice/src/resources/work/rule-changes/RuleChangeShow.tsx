import { useRecordContext, useTranslate } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, FactSheet } from '../../../components/Facts'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'
import { showPath } from '../../../providers/dataProvider'
import { Spending } from './Spending'
import { Signatories } from './Signatories'

/** Decided in the inbox where the bank decides. */
const ToInbox = () => {
  const record = useRecordContext<RecordOf<'rule-changes'>>()
  return record?.isForBank && record.status === 'PENDING' ? (
    <Navigate to={showPath('change-requests', record.id)} replace />
  ) : null
}

export default function RuleChangeShow() {
  const translate = useTranslate()
  return (
    <ShowPage status={<StatusChip source="status" of="ruleChange" />}>
      <ToInbox />
      <FactSheet title="ruleChanges.what">
        <DescribedFacts
          of="rule-changes"
          fields={[
            { field: 'companyName', to: 'companies', by: 'companyId' },
            'proposedBy',
            'createdAt',
            <Fact source="isForBank" label="ruleChanges.confirmer">
              <WithRecord>
                {({ isForBank }) => translate(`ruleChanges.${isForBank ? 'bank' : 'company'}`)}
              </WithRecord>
            </Fact>,
            'kind',
            'holderName',
            'largestLoss',
            'version',
            'minimumBefore',
            'minimumOptional',
            'decidedBy',
            'decidedAt',
          ]}
        />
      </FactSheet>
      <WithRecord<RecordOf<'rule-changes'>>>
        {({ spending }) => (spending ? <Spending spending={spending} /> : <Signatories />)}
      </WithRecord>
    </ShowPage>
  )
}
