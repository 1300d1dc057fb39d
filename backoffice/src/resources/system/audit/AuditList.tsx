import { commandWords } from '@kasbeno/api/contracts/trail'
import { Box } from '@mui/material'
import { DataTable, useRecordContext, useTranslate } from 'react-admin'
import { SubjectLink } from '../../../components/audit/SubjectLink'
import { formatCode } from '../../../lib/format'
import { Changes } from '../../../components/Changes'
import { describedList } from '../../../components/list/describedList'
import { subjectWords } from '../../../manifests/dictionary'
import { CommandName } from './CommandName'
import { VerifyButton } from './VerifyButton'

/** Beside the changes there is room for one line of it. */
const nameBelow = {
  display: 'block',
  maxWidth: 140,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}

const Subject = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record) return null
  const { subjectType, subjectId, subjectName } = record
  return (
    <SubjectLink type={subjectType} id={subjectId}>
      {translate(`enums.subject.${subjectType}`, { _: subjectType })}
      {subjectName && (
        <Box component="bdi" sx={nameBelow} title={formatCode(subjectName)}>
          {formatCode(subjectName)}
        </Box>
      )}
    </SubjectLink>
  )
}

const ChangesField = () => {
  const record = useRecordContext()
  return (
    <Box sx={{ maxWidth: 420, whiteSpace: 'normal' }}>
      <Changes
        most={3}
        of={record?.subjectType}
        before={record?.before ?? null}
        after={record?.after ?? null}
      />
    </Box>
  )
}

const roomForChanges = { minWidth: 260 }

export default describedList('audit', {
  columns: [
    'at',
    'businessAt',
    'actorName',
    { field: 'command', cell: CommandName },
    { field: 'subjectType', cell: Subject },
    'subjectId',
    <DataTable.Col key="changes" source="changes" disableSort sx={roomForChanges}>
      <ChangesField />
    </DataTable.Col>,
    'reason',
    'traceId',
  ],
  hidden: ['subjectId', 'traceId'],
  filters: {
    command: { kind: 'choice', texts: 'audit.commands', values: Object.keys(commandWords) },
    subjectType: { kind: 'choice', texts: 'enums.subject', values: Object.keys(subjectWords) },
    subjectId: { kind: 'code' },
  },
  actions: <VerifyButton />,
})
