import { useTranslate } from 'react-admin'
import { FactSheet } from '../../../components/Facts'
import { SubTable, type SubColumn } from '../../../components/SubTable'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'

type Row = RecordOf<'rule-changes'>['signatories'][number]

const Level = ({ level }: { level: Row['after'] }) => {
  const translate = useTranslate()
  return <>{translate(level ? `enums.signatureLevel.${level}` : 'ruleChanges.noMember')}</>
}

const columns: SubColumn<Row>[] = [
  { label: 'ruleChanges.member', render: ({ name }) => name },
  { label: 'ruleChanges.before', render: ({ before }) => <Level level={before} /> },
  { label: 'ruleChanges.after', render: ({ after }) => <Level level={after} /> },
]

/** Who signs for the company at which level, before and after. */
export const Signatories = () => (
  <FactSheet title="ruleChanges.signatories">
    <WithRecord<RecordOf<'rule-changes'>>>
      {({ signatories }) => (
        <SubTable
          rows={signatories}
          columns={columns}
          rowKey={({ name }, at) => `${name} ${at}`}
          label="ruleChanges.signatories"
        />
      )}
    </WithRecord>
  </FactSheet>
)
