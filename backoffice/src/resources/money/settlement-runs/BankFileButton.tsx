import { useRecordContext } from 'react-admin'
import { FileButton } from '../../../components/FileButton'
import { apiBase } from '../../../providers/session'
import { runPath } from './run'
import { useTransfersThat } from './useRun'

/**
 * The file for the bank, with the transfers that wait. Nothing goes to the bank before approval.
 */
export const BankFileButton = () => {
  const record = useRecordContext()
  const waiting = useTransfersThat('PENDING')
  if (record?.status !== 'APPROVED' || waiting === 0) return null
  return (
    <FileButton
      label="settlement.bankFile"
      path={async () => `${await apiBase()}/${runPath(record)}/file`}
      name="payouts"
      formats={['xlsx']}
      variant="outlined"
    />
  )
}
