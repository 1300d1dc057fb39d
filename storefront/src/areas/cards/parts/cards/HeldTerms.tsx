import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Rial } from '#ui/Rial.tsx'
import { companyCard as text } from '#areas/cards/words/companyCard.ts'
import type { HeldCard } from '#core/api/types.ts'
import { useKeeper } from './keeper.ts'
import styles from './cards.module.css'

/** The ceiling may be below the spent sum. */
const leftOf = (ceiling: number, spent: number) => Math.max(0, ceiling - spent)

const Terms = ({ ceiling, spentThisMonth }: HeldCard) => (
  <Card title={text.terms}>
    <div className={styles.form}>
      <Facts>
        <Fact name={text.ceiling}>
          {ceiling === null ? text.noCeiling : <Rial value={ceiling} />}
        </Fact>
        <Fact name={text.spent}>
          <Rial value={spentThisMonth} />
        </Fact>
        {ceiling !== null && (
          <Fact name={text.left}>
            <Rial value={leftOf(ceiling, spentThisMonth)} />
          </Fact>
        )}
      </Facts>
      <p>{text.ceilingByCeo}</p>
    </div>
  </Card>
)

export const HeldClosed = () => {
  const closedBy = useKeeper().company?.closedBy
  return (
    closedBy && (
      <Notice tone="warning" icon="alert" title={text.closed[closedBy].title}>
        <p>{text.closed[closedBy].message}</p>
      </Notice>
    )
  )
}

export const HeldTerms = () => {
  const { company } = useKeeper()
  return company && <Terms {...company} />
}
