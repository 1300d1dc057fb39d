import { groupedIban } from '@kasbeno/api/contracts/iban'
import type { WithdrawalView } from '@kasbeno/api/answers'
import { Badge, type Tone } from '#components/Badge.tsx'
import { Button } from '#components/Button.tsx'
import { CopyButton } from '#components/CopyButton.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Ltr } from '#components/Ltr.tsx'
import { Rial } from '#components/Rial.tsx'
import { usePlan } from '#features/registration/standing.ts'
import { withdrawals as text } from '#i18n/fa/withdrawals.ts'
import { api } from '#lib/api/client.ts'
import { withdrawalEndpoints } from '#lib/api/withdrawalEndpoints.ts'
import { jalaliDateTime } from '#lib/jalali.ts'
import { toast } from '#lib/toast.ts'
import { useCommand } from '#lib/useCommand.ts'
import styles from './withdrawals.module.css'

const tones: Record<WithdrawalView['status'], Tone> = {
  REQUESTED: 'warning',
  APPROVED: 'warning',
  SENT: 'warning',
  PAID: 'success',
  FAILED: 'danger',
  CANCELED: 'info',
}

const Commands = ({ withdrawal, onDone }: { withdrawal: WithdrawalView; onDone: () => void }) => {
  const plan = usePlan()
  const { id, mayCancel, mayConfirm } = withdrawal
  const confirm = useCommand(async () => {
    await api.post(withdrawalEndpoints.confirm(plan, id))
    toast('success', text.confirmed)
    onDone()
  })
  const cancel = useCommand(async () => {
    await api.post(withdrawalEndpoints.cancel(plan, id))
    toast('success', text.canceled)
    onDone()
  })
  if (!mayCancel && !mayConfirm) return null
  return (
    <div className={styles.actions}>
      {mayConfirm && (
        <Button small isRunning={confirm.isRunning} onClick={() => void confirm.run()}>
          {text.confirm}
        </Button>
      )}
      {mayCancel && (
        <Button small look="second" isRunning={cancel.isRunning} onClick={() => void cancel.run()}>
          {mayConfirm ? text.refuse : text.cancel}
        </Button>
      )}
    </div>
  )
}

/** How much, whither, how it stands, why not, and what its reader may do. */
export const WithdrawalRow = ({
  withdrawal,
  onDone,
}: {
  withdrawal: WithdrawalView
  onDone: () => void
}) => {
  const { amount, iban, status, waitsFor, requestedAt, endedAt, reason } = withdrawal
  return (
    <article className={styles.row}>
      <div className={styles.head}>
        <Rial value={amount} size="large" />
        <Badge tone={tones[status]}>
          {waitsFor === 'MEMBER' ? text.waitsForMember : text.status[status]}
        </Badge>
      </div>
      <Facts>
        <Fact name={text.iban}>
          <span className={styles.iban}>
            <Ltr>{groupedIban(iban)}</Ltr>
          </span>
        </Fact>
        <Fact name={text.requestedAt}>
          <bdi dir="ltr">{jalaliDateTime(requestedAt)}</bdi>
        </Fact>
        {endedAt && (
          <Fact name={text.endedAt}>
            <bdi dir="ltr">{jalaliDateTime(endedAt)}</bdi>
          </Fact>
        )}
        {reason && <Fact name={text.reason}>{reason}</Fact>}
        {withdrawal.isPaidAfterAll && <Fact name={text.note}>{text.paidAfterAll}</Fact>}
        {withdrawal.trackingNumber && (
          <Fact name={text.tracking}>
            <Ltr>{withdrawal.trackingNumber}</Ltr>{' '}
            <CopyButton value={withdrawal.trackingNumber} what={text.tracking} />
          </Fact>
        )}
        <Fact name={text.reference}>
          <Ltr>{withdrawal.referenceCode}</Ltr>
        </Fact>
      </Facts>
      <Commands withdrawal={withdrawal} onDone={onDone} />
    </article>
  )
}
