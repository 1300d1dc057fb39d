import { Card } from '#ui/Card.tsx'
import { Rial } from '#ui/Rial.tsx'
import { dashboard } from '#areas/dashboard/words/dashboard.ts'
import type { OrdersPanel } from '#core/api/types.ts'
import styles from './dashboard.module.css'

const text = dashboard.owed

interface BarProps {
  name: string
  sum: OrdersPanel['due']
  whole: number
  tone: 'due' | 'pastDue'
}

const Bar = ({ name, sum, whole, tone }: BarProps) => (
  <div className={styles.bar}>
    <dt>
      {name} <small>{text.count(sum.count)}</small>
    </dt>
    <dd>
      <meter className={styles[tone]} aria-label={name} min={0} max={whole} value={sum.amount} />
      <Rial value={sum.amount} />
    </dd>
  </div>
)

/** company §2 */
export const OwedChart = ({ due, pastDue }: OrdersPanel) => {
  const whole = due.amount + pastDue.amount
  return (
    <Card title={text.title}>
      {whole === 0 ? (
        <p>{text.nothing}</p>
      ) : (
        <dl className={styles.chart}>
          <Bar name={text.due} sum={due} whole={whole} tone="due" />
          <Bar name={text.pastDue} sum={pastDue} whole={whole} tone="pastDue" />
        </dl>
      )}
    </Card>
  )
}
