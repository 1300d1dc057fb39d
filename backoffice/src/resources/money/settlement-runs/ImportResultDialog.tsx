import type { RaRecord } from 'react-admin'
import { ImportDialog } from '../../../components/ImportDialog'
import { useCommand } from '../../../components/useCommand'
import { ResultAnswers } from './ResultAnswers'
import { runPath, type RunsPath } from './run'

export const ImportResultDialog = ({
  record,
  onClose,
}: {
  record: RaRecord
  onClose: () => void
}) => {
  const { run, ...state } = useCommand<`${RunsPath}/{id}/result`>()
  return (
    <ImportDialog
      {...state}
      words="settlement.import"
      send={(upload) => run(`${runPath(record)}/result`, upload)}
      onClose={onClose}
    >
      {({ answers, earlierImport }) => (
        <ResultAnswers answers={answers} earlierImport={earlierImport} />
      )}
    </ImportDialog>
  )
}
