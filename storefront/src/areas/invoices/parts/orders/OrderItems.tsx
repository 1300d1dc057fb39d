import { lineTotal } from '@kasbeno/api/contracts/money'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { Icon } from '#ui/Icon.tsx'
import { Rial } from '#ui/Rial.tsx'
import { orders as text } from '#areas/invoices/words/orders.ts'
import type { OrderItem } from '#core/api/types.ts'
import styles from './orders.module.css'

const quantities = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 3 })

/** Folded until they are asked for. */
export const OrderItems = ({ items }: { items: OrderItem[] }) => (
  <details className={styles.items}>
    <summary>
      {text.items}
      <span className={styles.count}>
        {text.itemsCount(items.length)}
        <Icon name="down" size={20} />
      </span>
    </summary>
    {items.length === 0 && <p>{text.noItems}</p>}
    <ul>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <span>
            {toPersianDigits(item.itemName)}
            <small>
              {text.quantity(quantities.format(item.qty), item.unitType)} ×{' '}
              <Rial value={item.price} />
            </small>
          </span>
          <Rial value={lineTotal(item.qty, item.price)} />
        </li>
      ))}
    </ul>
  </details>
)
