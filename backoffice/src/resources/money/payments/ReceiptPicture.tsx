import { usePermissions } from 'react-admin'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { PrivatePicture } from '../../../components/PrivatePicture'
import type { Payment } from './doubt'

export const ReceiptPicture = ({ record }: { record: Payment }) => {
  const { permissions } = usePermissions<string[]>()
  const { id, receiptPictureAt } = record
  if (!receiptPictureAt || !permissions?.includes('payments.confirm')) return null
  return (
    <FactSheet title="payments.receiptPicture">
      <Facts>
        <Fact source="receiptPictureAt" as="time" />
      </Facts>
      <PrivatePicture
        path={`/api/admin/payments/${id}/receipt-picture`}
        label="payments.receiptPicture"
        version={receiptPictureAt}
      />
    </FactSheet>
  )
}
