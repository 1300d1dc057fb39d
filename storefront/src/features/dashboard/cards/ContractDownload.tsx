import { Button } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { dashboardCards } from '#i18n/fa/dashboardCards.ts'
import { cardHolderEndpoints } from '#lib/api/cardHolderEndpoints.ts'
import type { CardHolder } from '#lib/api/types.ts'
import { useFile } from '#lib/useFile.ts'
import styles from './cards.module.css'

const text = dashboardCards.contract

/** The form that is printed, signed by hand and stamped. */
export const ContractDownload = ({ holder }: { holder: CardHolder }) => {
  const take = useFile({ done: text.downloaded })
  return (
    <Card title={text.download}>
      <p>{text.downloadHint}</p>
      <div className={styles.actions}>
        <Button
          look="second"
          icon="arrowIn"
          isRunning={take.isRunning}
          onClick={() => void take.run(cardHolderEndpoints.contractForm(holder.userId))}
        >
          {text.download}
        </Button>
      </div>
    </Card>
  )
}
