import { Ltr } from '#ui/Ltr.tsx'
import { orders as text } from '#areas/invoices/words/orders.ts'

interface InvoiceNumberProps {
  order: { externalId: string; referenceNumber: string }
}

/**
 * An invoice is called by its distributor's number everywhere; ours stands below it, because a message names
 * that where the distributor's is no number.
 */
export const InvoiceNumber = ({ order }: InvoiceNumberProps) => (
  <>
    <small>
      {text.invoiceNumber} <Ltr>{order.externalId}</Ltr>
    </small>
    <small>
      {text.referenceNumber} <Ltr>{order.referenceNumber}</Ltr>
    </small>
  </>
)
