import type { Answers } from '@kasbeno/api/answers'
import { pageSizes } from '@kasbeno/api/contracts/limits'
import { useCallback } from 'react'
import { companyCardEndpoints } from '#areas/cards/calls/companyCardEndpoints.ts'
import { companyCard } from '#areas/cards/words/companyCard.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { usePages } from '#core/usePages.ts'
import { Badge } from '#ui/Badge.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { Rial } from '#ui/Rial.tsx'
import styles from './held.module.css'

const text = companyCard.purchases

type Purchases =
  Answers['get']['/api/card/legal/{companyUniqueSerial}/purchases/{pageSize}/{pageNumber}']
type Purchase = Purchases['items'][number]

const Row = ({ purchase }: { purchase: Purchase }) => {
  const { merchantName, amount, totalAmount, status, reversedAt } = purchase
  return (
    <article className={styles.purchase} aria-label={merchantName}>
      <div className={styles.head}>
        <strong>{merchantName}</strong>
        <Badge tone={status === 'PAID' ? 'success' : 'info'}>{text.status[status]}</Badge>
      </div>
      <Rial value={amount} size="large" />
      <Facts>
        <Fact name={text.boughtAt}>
          <bdi dir="ltr">{jalaliDateTime(purchase.createdAt)}</bdi>
        </Fact>
        {reversedAt && (
          <Fact name={text.reversedAt}>
            <bdi dir="ltr">{jalaliDateTime(reversedAt)}</bdi>
          </Fact>
        )}
        {totalAmount !== amount && (
          <Fact name={text.total}>
            <Rial value={totalAmount} />
          </Fact>
        )}
        <Fact name={text.card}>
          <Ltr>{purchase.cardNumber}</Ltr>
        </Fact>
        <Fact name={text.reference}>
          <Ltr>{purchase.referenceNumber}</Ltr>
        </Fact>
      </Facts>
    </article>
  )
}

/** The reader's own, newest first. */
export const HeldPurchases = ({ serial }: { serial: string }) => {
  const pathOf = useCallback(
    (page: number) => companyCardEndpoints.purchases(serial, pageSizes.transactions, page),
    [serial]
  )
  return (
    <PagedList
      pages={usePages(pathOf)}
      keyOf={({ id }) => id}
      empty={<EmptyState icon="card" title={text.empty} />}
    >
      {(purchase) => <Row purchase={purchase} />}
    </PagedList>
  )
}
