import { Skeleton } from '@mui/material'
import { useGetOne, useRecordContext, useTranslate } from 'react-admin'
import { ChangesTable } from '../../components/audit/ChangesTable'
import { ContractText } from '../../components/ContractText'
import { Fact, FactSheet } from '../../components/Facts'
import { LoadError } from '../../components/LoadError'
import { TextDiff } from '../../components/TextDiff'
import { RecordLink } from '../../components/RecordLink'
import { contractTemplateRequestKind } from '../../components/requests/kinds'
import { RequestPage } from '../../components/requests/RequestPage'
import { WithRecord } from '../../components/WithRecord'
import type { RecordOf } from '../../providers/contract'
import { wholeRecord } from '../../providers/dataProvider'

/** The very text that is decided on, and what it changes. */
const Wanted = () => {
  const id = useRecordContext()?.templateId
  const { data, error, refetch } = useGetOne<RecordOf<'contract-templates'>>(
    'contract-templates',
    { id, meta: wholeRecord },
    { enabled: id !== undefined, retry: false, onError: () => undefined }
  )
  if (error) return <LoadError error={error} retry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={240} />
  const { body, bodyInForce, preview } = data
  return (
    <>
      {bodyInForce !== null && (
        <FactSheet title="contractTemplates.difference">
          <TextDiff before={bodyInForce} after={body} />
        </FactSheet>
      )}
      <FactSheet title="contractTemplates.wanted">
        <ContractText html={preview} />
      </FactSheet>
    </>
  )
}

export default function ContractTemplateRequestShow() {
  const translate = useTranslate()
  const nameOf = (type: unknown) => translate(`enums.contractType.${String(type)}`)
  return (
    <RequestPage
      of={contractTemplateRequestKind}
      about={({ contractType }) => nameOf(contractType)}
      changes={({ before, after }) => <ChangesTable before={before} after={after} />}
      evidence={<Wanted />}
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
