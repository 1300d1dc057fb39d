import { Stack } from '@mui/material'
import { describedList } from '../../../components/list/describedList'
import { MissingStatements } from './MissingStatements'
import { SendStatementButton } from './SendStatementButton'

export default describedList('reconciliations', {
  columns: [
    'source',
    'fromDay',
    'toDay',
    'status',
    'openLines',
    'unexplained',
    'fileName',
    'importedByName',
    'importedAt',
  ],
  actions: (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <MissingStatements />
      <SendStatementButton />
    </Stack>
  ),
})
