import { legalPaths } from '#areas/company/legalPaths.ts'
import { Badge } from '#ui/Badge.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { ResultPage } from '#ui/ResultPage.tsx'
import { Rial } from '#ui/Rial.tsx'
import { legalOrders as text } from '#areas/company/words/legalOrders.ts'
import { orders as words } from '#areas/invoices/words/orders.ts'
import type { CompanyOrderRow, SignedInvoice } from '#core/api/types.ts'

interface SignedBatchProps {
  results: readonly SignedInvoice[]
  orders: readonly CompanyOrderRow[]
}

/** Signatures are recorded singly. */
export const SignedBatch = ({ results, orders }: SignedBatchProps) => {
  const signed = results.filter(({ isSigned }) => isSigned).length
  return (
    <ResultPage
      kind={signed === results.length ? 'success' : signed > 0 ? 'waiting' : 'failure'}
      page={text.resultTitle}
      title={text.batch.done(signed, results.length)}
      message={text.refusedMessage}
      actions={
        <ButtonLink wide replace href={legalPaths.orders}>
          {text.toOrders}
        </ButtonLink>
      }
    >
      {results.map(({ id, isSigned, message }) => {
        const order = orders.find((one) => one.id === id)
        return (
          <Card
            key={id}
            title={order?.distributorName}
            aside={
              <Badge tone={isSigned ? 'success' : 'danger'}>
                {isSigned ? text.batch.isSigned : text.notSigned}
              </Badge>
            }
          >
            {message && <p>{message}</p>}
            {order && (
              <Facts>
                <Fact name={words.invoiceNumber}>
                  <Ltr>{order.externalId}</Ltr>
                </Fact>
                <Fact name={words.invoiceAmount}>
                  <Rial value={order.grandTotalAmount} />
                </Fact>
              </Facts>
            )}
          </Card>
        )
      })}
    </ResultPage>
  )
}
