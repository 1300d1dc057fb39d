import { DataTable, useRecordContext, useTranslate } from 'react-admin'
import { Box } from '@mui/material'
import { CodeCol, TextCol, TimeCol, WordCol } from '../../components/columns'
import type { FilterDefinition } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'
import { Changes } from '../../components/Changes'

const filters: FilterDefinition[] = [
  { source: 'at', kind: 'days' },
  { source: 'command', kind: 'text' },
  { source: 'actorName', kind: 'text' },
]

const CommandName = () => {
  const translate = useTranslate()
  const command = String(useRecordContext()?.command ?? '')
  return <>{translate(`audit.commands.${command}`, { _: command })}</>
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
    <ListPage filters={filters} sort={{ field: 'at', order: 'DESC' }} hiddenColumns={['traceId']}>
      <TimeCol source="at" />
      <TextCol source="actorName" disableSort />
      <DataTable.Col source="command" disableSort>
        <CommandName />
      </DataTable.Col>
      <WordCol source="subjectType" disableSort of="subject" />
      <DataTable.Col source="changes" disableSort>
        <ChangesField />
      </DataTable.Col>
      <TextCol source="reason" disableSort />
      <CodeCol source="traceId" disableSort />
    </ListPage>
  )
}
