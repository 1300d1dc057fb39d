import { Ltr } from '#ui/Ltr.tsx'
import { orders as text } from '#areas/invoices/words/orders.ts'

interface InvoiceNumberProps {
  order: { externalId: string; referenceNumber: string }
}

/** The distributor's, with ours for messages. */
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
