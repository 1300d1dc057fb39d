import { Card } from '#components/Card.tsx'
import { FileButton } from '#components/FileButton.tsx'
import { dashboardCards } from '#i18n/fa/dashboardCards.ts'
import { cardHolderEndpoints } from '#lib/api/cardHolderEndpoints.ts'
import type { CardHolder } from '#lib/api/types.ts'
import styles from './cards.module.css'

const text = dashboardCards.contract

/** The form that is printed, signed by hand and stamped. */
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
