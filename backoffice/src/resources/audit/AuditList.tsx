import { commandWords } from '@kasbeno/api/contracts/trail'
import { words } from '@kasbeno/api/contracts/words'
import { Box } from '@mui/material'
import { DataTable, useRecordContext, useTranslate } from 'react-admin'
import { SubjectLink } from '../../components/audit/SubjectLink'
import { Changes } from '../../components/Changes'
import { CodeCol, TextCol, TimeCol } from '../../components/columns'
import type { FilterDefinition } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'
import { subjectWords } from '../../manifests/dictionary'
import { CommandName } from './CommandName'
import { VerifyButton } from './VerifyButton'

const filters: FilterDefinition[] = [
  { source: 'at', kind: 'days' },
  { source: 'actorName', kind: 'text' },
  { source: 'actorType', kind: 'enum', of: 'actorType', values: Object.keys(words.actorType) },
  {
    source: 'command',
    kind: 'choice',
    texts: 'audit.commands',
    values: Object.keys(commandWords),
  },
  {
    source: 'subjectType',
    kind: 'choice',
    texts: 'enums.subject',
    values: Object.keys(subjectWords),
  },
  { source: 'subjectId', kind: 'code' },
  { source: 'traceId', kind: 'code' },
]

const Subject = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record) return null
  const { subjectType, subjectId } = record
  return (
    <SubjectLink type={subjectType} id={subjectId}>
      {translate(`enums.subject.${subjectType}`, { _: subjectType })}
    </SubjectLink>
  )
}

const ChangesField = () => {
  const record = useRecordContext()
  return (
    <Box sx={{ maxWidth: 420, whiteSpace: 'normal' }}>
      <Changes before={record?.before ?? null} after={record?.after ?? null} />
    </Box>
  )
}

export default function AuditList() {
  return (
    <ListPage
      filters={filters}
      sort={{ field: 'at', order: 'DESC' }}
      hiddenColumns={['actorType', 'subjectId', 'traceId']}
      actions={<VerifyButton />}
    >
      <TimeCol source="at" />
      <TimeCol source="businessAt" disableSort />
      <TextCol source="actorName" disableSort />
      <DataTable.Col source="command" disableSort>
        <CommandName />
      </DataTable.Col>
      <DataTable.Col source="subjectType" disableSort>
        <Subject />
      </DataTable.Col>
      <CodeCol source="subjectId" disableSort />
      <DataTable.Col source="changes" disableSort>
        <ChangesField />
      </DataTable.Col>
      <TextCol source="reason" disableSort />
      <CodeCol source="traceId" disableSort />
    </ListPage>
  )
}
