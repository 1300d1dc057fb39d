import { groupedIban } from '@kasbeno/api/contracts/iban'
import type { WithdrawalView } from '@kasbeno/api/answers'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Rial } from '#ui/Rial.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { withdrawals as text } from '#areas/wallet/words/withdrawals.ts'
import { api } from '#core/api/client.ts'
import { withdrawalEndpoints } from '#areas/wallet/calls/withdrawalEndpoints.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { toast } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
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
