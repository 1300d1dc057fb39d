import { useTranslate } from 'react-admin'
import { ChangesTable } from '../../components/audit/ChangesTable'
import { Fact } from '../../components/Facts'
import { RecordLink } from '../../components/RecordLink'
import { contractTemplateRequestKind } from '../../components/requests/kinds'
import { RequestPage } from '../../components/requests/RequestPage'
import { WithRecord } from '../../components/WithRecord'

export default function ContractTemplateRequestShow() {
  const translate = useTranslate()
  const nameOf = (type: unknown) => translate(`enums.contractType.${String(type)}`)
  return (
    <RequestPage
      of={contractTemplateRequestKind}
      about={({ contractType }) => nameOf(contractType)}
      changes={({ before, after }) => <ChangesTable before={before} after={after} />}
    >
      <Fact source="contractType">
        <WithRecord>
          {({ templateId, contractType }) => (
            <RecordLink resource="contract-templates" id={templateId}>
              {nameOf(contractType)}
            </RecordLink>
          )}
        </WithRecord>
      </Fact>
      <Fact source="version" as="code" />
    </RequestPage>
  )
}
