import { useRecordContext } from 'react-admin'
import { DownloadButton } from './DownloadButton'
import { runPath } from './run'
import { useTransfersThat } from './useRun'

/** The file for the bank, with the transfers that wait. Nothing goes to the bank before approval. */
export const BankFileButton = () => {
  const record = useRecordContext()
  const waiting = useTransfersThat('PENDING')
  if (record?.status !== 'APPROVED' || waiting === 0) return null
  return (
    <DownloadButton
      label="settlement.bankFile"
      path={`${runPath(record)}/file`}
      fallbackName="payouts.xlsx"
    />
  )
}
