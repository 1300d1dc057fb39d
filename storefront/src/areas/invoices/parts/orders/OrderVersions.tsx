import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { useState } from 'react'
import { Badge } from '#ui/Badge.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Rial } from '#ui/Rial.tsx'
import { orders as text } from '#areas/invoices/words/orders.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { Id, OrderVersion } from '#core/api/types.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { useQuery } from '#core/query.ts'
import {
  hasNoDigest,
  versionLines,
  type VersionLine as LineOf,
} from '@kasbeno/api/contracts/version_lines'
import styles from './orders.module.css'

type VersionLine = LineOf<OrderVersion['items'][number]>

const quantities = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 3 })
const amountOf = (qty: number, { line }: VersionLine) =>
  text.quantity(quantities.format(qty), line.unitType)

const Quantity = ({ of }: { of: VersionLine }) => {
  const { line, was, isGone } = of
  if (isGone) return <>{text.versions.gone(amountOf(line.qty, of))}</>
  if (was === null) return <>{text.versions.added(amountOf(line.qty, of))}</>
  if (was !== line.qty)
    return <>{text.versions.fromTo(amountOf(was, of), amountOf(line.qty, of))}</>
  return <>{amountOf(line.qty, of)}</>
}

const Version = ({ version, before }: { version: OrderVersion; before?: OrderVersion }) => (
  <li className={styles.version}>
    <div className={styles.versionHead}>
      <strong>{text.versions.causes[version.cause]}</strong>
      {version.isPaidFor && <Badge tone="success">{text.versions.paidFor}</Badge>}
      <Rial value={version.grandTotalAmount} />
    </div>
    <small>{jalaliDateTime(version.createdAt)}</small>
    <ul>
      {versionLines(version, before).map((line, index) => (
        <li key={index} className={styles.item}>
          <span className={line.isGone ? styles.gone : undefined}>
            {toPersianDigits(line.line.itemName)}
          </span>
          <small>
            <Quantity of={line} />
          </small>
        </li>
      ))}
    </ul>
  </li>
)

const List = ({ id, isPaid }: { id: Id; isPaid: boolean }) => (
  <Loaded from={useQuery(endpoints.orderVersions(id))}>
    {({ items }) => (
      <ul className={styles.versions}>
        {hasNoDigest(isPaid, items) && <li>{text.versions.noDigest}</li>}
        {items.map((version, at) => (
          <Version key={version.version} version={version} before={items[at + 1]} />
        ))}
      </ul>
    )}
  </Loaded>
)

export const OrderVersions = ({
  id,
  version,
  isPaid,
}: {
  id: Id
  version: number
  isPaid: boolean
}) => {
  const [isOpen, setOpen] = useState(false)
  if (version < 2) return null
  return (
    <Card>
      <details
        className={styles.items}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          {text.versions.title}
          <span className={styles.count}>
            {text.versions.count(version)}
            <Icon name="down" size={20} />
          </span>
        </summary>
        {isOpen && <List id={id} isPaid={isPaid} />}
      </details>
    </Card>
  )
}
