import { Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Fact, Facts, FactSheet } from '../../components/Facts'
import { RecordLink } from '../../components/RecordLink'
import { ShowPage } from '../../components/ShowPage'
import { StatusChip } from '../../components/StatusChip'
import { SubTable, type SubColumn } from '../../components/SubTable'
import { WithRecord } from '../../components/WithRecord'
import type { RecordOf } from '../../providers/contract'
import { ConfirmRuleButton, RefuseRuleButton } from './RuleButtons'

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

export default function RuleChangeShow() {
  const translate = useTranslate()
  return (
    <ShowPage
      status={<StatusChip source="status" of="ruleChange" />}
      commands={
        <Stack direction="row" spacing={1}>
          <ConfirmRuleButton />
          <RefuseRuleButton />
        </Stack>
      }
    >
      <FactSheet title="ruleChanges.what">
        <Facts>
          <Fact source="companyName">
            <WithRecord>
              {({ companyId, companyName }) => (
                <RecordLink resource="companies" id={companyId}>
                  {companyName}
                </RecordLink>
              )}
            </WithRecord>
          </Fact>
          <Fact source="proposedBy" />
          <Fact source="createdAt" as="time" />
          <Fact source="isForBank" label="ruleChanges.confirmer">
            <WithRecord>
              {({ isForBank }) => translate(`ruleChanges.${isForBank ? 'bank' : 'company'}`)}
            </WithRecord>
          </Fact>
          <Fact source="version" />
          <Fact source="minimumBefore" />
          <Fact source="minimumOptional" />
          <Fact source="decidedBy" />
          <Fact source="decidedAt" as="time" />
        </Facts>
      </FactSheet>
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
    </ShowPage>
  )
}
