import { Button } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { dashboardCards } from '#i18n/fa/dashboardCards.ts'
import { cardHolderEndpoints } from '#lib/api/cardHolderEndpoints.ts'
import { askFile } from '#lib/api/askFile.ts'
import type { CardHolder } from '#lib/api/types.ts'
import { saveFile } from '#lib/share.ts'
import { toast } from '#lib/toast.ts'
import { useCommand } from '#lib/useCommand.ts'
import { useIsHere } from '#lib/useIsHere.ts'
import styles from './cards.module.css'

const text = dashboardCards.contract

/** The form that is printed, signed by hand and stamped. */
export const ContractDownload = ({ holder }: { holder: CardHolder }) => {
  const isHere = useIsHere()
  const take = useCommand(async () => {
    const file = await askFile(cardHolderEndpoints.contractForm(holder.userId))
    if (!isHere.current) return
    saveFile(file)
    toast('success', text.downloaded)
  })
  return (
    <Card title={text.download}>
      <p>{text.downloadHint}</p>
      <div className={styles.actions}>
        <Button
          look="second"
          icon="arrowIn"
          isRunning={take.isRunning}
          onClick={() => void take.run()}
        >
          {text.download}
        </Button>
      </div>
    </Card>
  )
}
