import { useRecordContext } from 'react-admin'
import { FactSheet } from '../../../components/Facts'
import { JalaliDate } from '../../../components/JalaliDateField'
import { SubTable } from '../../../components/SubTable'
import { FileButton } from '../../../components/FileButton'
import { apiBase } from '../../../providers/session'
import { runPath, type ResultFile } from './run'

/** The bank's answers as they came: the evidence on which a failed transfer is sent again. */
export const ResultFiles = ({ files }: { files: ResultFile[] }) => {
  const record = useRecordContext()
  if (!record || files.length === 0) return null
  return (
    <FactSheet title="settlement.resultFiles">
      <SubTable
        label="settlement.resultFiles"
        rows={files}
        rowKey={({ id }) => id}
        columns={[
          {
            label: 'settlement.importedAt',
            render: ({ importedAt }) => <JalaliDate value={importedAt} withTime />,
          },
          { label: 'settlement.importedBy', render: ({ importedBy }) => importedBy },
          {
            label: 'settlement.answerAsItCame',
            render: ({ id }) => (
              <FileButton
                label="settlement.resultFile"
                path={async () => `${await apiBase()}/${runPath(record)}/results/${id}`}
                name="bank-result"
                formats={['xlsx']}
                size="small"
              />
            ),
          },
        ]}
      />
    </FactSheet>
  )
}
