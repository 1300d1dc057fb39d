import { Card } from '#ui/Card.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import { dashboardCards } from '#areas/dashboard/words/dashboardCards.ts'
import { cardHolderEndpoints } from '#areas/dashboard/calls/cardHolderEndpoints.ts'
import type { CardHolder } from '#core/api/types.ts'
import styles from './cards.module.css'

const text = dashboardCards.contract

export const ContractDownload = ({ holder }: { holder: CardHolder }) => (
  <Card title={text.download}>
    <p>{text.downloadHint}</p>
    <div className={styles.actions}>
      <FileButton path={cardHolderEndpoints.contractForm(holder.userId)} done={text.downloaded}>
        {text.download}
      </FileButton>
    </div>
  </Card>
)
