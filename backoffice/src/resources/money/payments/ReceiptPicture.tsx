import { usePermissions } from 'react-admin'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { PrivatePicture } from '../../../components/PrivatePicture'
import type { Payment } from './doubt'

export const ReceiptPicture = ({ record }: { record: Payment }) => {
  const { permissions } = usePermissions<string[]>()
  const { id, receiptPictureAt } = record
  if (!receiptPictureAt || !permissions?.includes('payments.confirm')) return null
  return (
    <FactSheet title="payments.receiptPicture">
      <DescribedFacts of="payments" fields={['receiptPictureAt']} />
      <PrivatePicture
        path={`/api/admin/payments/${id}/receipt-picture`}
        label="payments.receiptPicture"
        version={receiptPictureAt}
      />
    </FactSheet>
  )
}
