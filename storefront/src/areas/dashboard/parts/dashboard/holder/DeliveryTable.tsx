import { takesAddress } from '@kasbeno/api/contracts/cards'
import { cardWords } from '@kasbeno/api/contracts/words/cards'
import { useLocation } from 'wouter'
import { holderPages } from '#areas/dashboard/holderPaths.ts'
import { Card } from '#ui/Card.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ReasonedButton } from '#ui/ReasonedButton.tsx'
import { DeliverySteps } from '#areas/cards/parts/cards/DeliverySteps.tsx'
import { dashboardHolder as text } from '#areas/dashboard/words/dashboardHolder.ts'
import type { CardHolder } from '#core/api/types.ts'
import { RowTable } from './RowTable.tsx'
import { useHolderReason } from './useHolder.ts'
import styles from '../dashboard.module.css'

const isOnWay = ({ cardStatus }: CardHolder) =>
  cardStatus !== null && (takesAddress(cardStatus) || ['PRINTED', 'DELIVERED'].includes(cardStatus))

/** company §4 "Card status" */
export const DeliveryTable = ({ holder }: { holder: CardHolder }) => {
  const [, navigate] = useLocation()
  const reason = useHolderReason('address', holder)
  const { addressTitle, address, parcelStatus } = holder
  return (
    <Card title={text.delivery}>
      {addressTitle === null ? (
        <p>{text.noAddress}</p>
      ) : (
        <RowTable
          label={text.delivery}
          columns={[text.addressTitle, text.address, text.parcel]}
          rows={[
            [addressTitle, address, parcelStatus ? cardWords.parcel[parcelStatus] : text.none],
          ]}
        />
      )}
      {holder.cardStatus && isOnWay(holder) && (
        <DeliverySteps status={holder.cardStatus} parcelStatus={parcelStatus} />
      )}
      <div className={styles.commands}>
        <div>
          <ReasonedButton
            look="second"
            reason={reason}
            onClick={() => navigate(holderPages.selectAddress(holder.userId))}
          >
            {text.changeAddress}
          </ReasonedButton>
        </div>
      </div>
      {reason === null && (
        <Notice tone="warning" icon="alert">
          <p>{text.addressWarning}</p>
        </Notice>
      )}
    </Card>
  )
}
