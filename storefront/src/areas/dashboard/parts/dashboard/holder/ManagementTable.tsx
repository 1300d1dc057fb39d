import type { CardStatus } from '@kasbeno/api/contracts/cards'
import { cardWords } from '@kasbeno/api/contracts/words/cards'
import { useState } from 'react'
import { dashboardPaths } from '#areas/dashboard/dashboardPaths.ts'
import { Badge } from '#ui/Badge.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ReasonedButton } from '#ui/ReasonedButton.tsx'
import { expiryOf } from '#areas/cards/parts/cards/numbers.ts'
import { ClosedNotice } from '#areas/dashboard/parts/dashboard/cards/ClosedNotice.tsx'
import { closedCard, closedTone } from '#areas/dashboard/parts/dashboard/cards/closedCard.ts'
import { dashboardCards } from '#areas/dashboard/words/dashboardCards.ts'
import { dashboardHolder as text } from '#areas/dashboard/words/dashboardHolder.ts'
import type { CardHolder } from '#core/api/types.ts'
import { groupDigits } from '#core/grouped.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { CeilingDialog } from './CeilingDialog.tsx'
import { RowTable } from './RowTable.tsx'
import { useHolderReason } from './useHolder.ts'
import styles from '../dashboard.module.css'

/** company §4 "Card status": active or not, with detail. */
const Status = ({ status, isExpired }: { status: CardStatus; isExpired: boolean }) => {
  const isActive = status === 'ENABLED' && !isExpired
  const closed = closedCard(status, isExpired)
  return (
    <>
      <Badge tone={isActive ? 'success' : closed ? closedTone(closed) : 'info'}>
        {isActive ? text.active : text.inactive}
      </Badge>
      {!isActive && (
        <small> {closed === 'EXPIRED' ? dashboardCards.expired : cardWords.card[status]}</small>
      )}
    </>
  )
}

interface ManagementTableProps {
  holder: CardHolder
  onRejected: (error: unknown) => void
}

/** company §2 */
export const ManagementTable = ({ holder, onRejected }: ManagementTableProps) => {
  const [open, setOpen] = useState<'block' | 'ceiling' | null>(null)
  const blockReason = useHolderReason('block', holder)
  const ceilingReason = useHolderReason('ceiling', holder)
  const close = () => setOpen(null)
  const { cardNumber, cardStatus, expirationDate, ceiling, spentThisMonth } = holder
  const { isCardExpired } = holder
  return (
    <Card title={text.management}>
      <RowTable
        label={text.management}
        columns={[text.cardNumber, text.expiry, text.status, text.ceiling, text.spent]}
        rows={[
          [
            cardNumber ? <Ltr>{cardNumber}</Ltr> : text.none,
            expirationDate ? <Ltr>{expiryOf(expirationDate)}</Ltr> : text.none,
            cardStatus ? <Status status={cardStatus} isExpired={isCardExpired} /> : text.none,
            ceiling === null ? text.noCeiling : <bdi dir="ltr">{groupDigits(ceiling)}</bdi>,
            <bdi dir="ltr">{groupDigits(spentThisMonth)}</bdi>,
          ],
        ]}
      />
      <ClosedNotice holder={holder} />
      <Notice tone={cardStatus === 'BLOCKED' ? 'warning' : 'info'}>
        <p>{text.blockEffect}</p>
      </Notice>
      <div className={styles.commands}>
        <div>
          <ReasonedButton look="danger" reason={blockReason} onClick={() => setOpen('block')}>
            {text.block}
          </ReasonedButton>
        </div>
        <div>
          <ReasonedButton look="second" reason={ceilingReason} onClick={() => setOpen('ceiling')}>
            {text.setCeiling}
          </ReasonedButton>
        </div>
        <ButtonLink look="second" icon="document" href={dashboardPaths.statementOf(holder.userId)}>
          {text.toStatement}
        </ButtonLink>
      </div>
      {open === 'block' && <BlockDialog holder={holder} onClose={close} onRejected={onRejected} />}
      {open === 'ceiling' && <CeilingDialog holder={holder} onClose={close} />}
    </Card>
  )
}
