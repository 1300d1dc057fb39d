import type { DelegationStanding } from '@kasbeno/api/contracts/delegations'
import { useState } from 'react'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { delegations as text } from '#areas/company/words/delegations.ts'
import { ui } from '#core/words/ui.ts'
import { api } from '#core/api/client.ts'
import { delegationEndpoints } from '#areas/company/calls/delegationEndpoints.ts'
import type { ShownDelegation } from '#core/api/types.ts'
import { jalaliLong } from '#core/jalali.ts'
import { refresh } from '#core/query.ts'
import { toast, toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import styles from './delegations.module.css'

const tones: Record<DelegationStanding, Tone> = {
  ...{ PENDING: 'warning', UPCOMING: 'info', IN_FORCE: 'success' },
  ...{ REFUSED: 'danger', REVOKED: 'info', ENDED: 'info' },
}

const decisions = {
  confirm: { path: delegationEndpoints.confirm, done: text.confirmed },
  refuse: { path: delegationEndpoints.refuse, done: text.refused },
  revoke: { path: delegationEndpoints.revoke, done: text.revoked },
}

/** The list shows the current state. */
const readAnew = (error: unknown) => {
  toastError(error)
  void refresh(delegationEndpoints.all)
}

interface RevokeProps {
  label: string
  pair: string
  isRunning: boolean
  onRevoke: () => void
  onClose: () => void
}

const RevokeSheet = ({ label, pair, isRunning, onRevoke, onClose }: RevokeProps) => (
  <Dialog
    title={label}
    onClose={onClose}
    actions={
      <>
        <Button wide look="danger" isRunning={isRunning} onClick={onRevoke}>
          {label}
        </Button>
        <Button wide look="quiet" onClick={onClose}>
          {ui.cancel}
        </Button>
      </>
    }
  >
    <p>{pair}</p>
    <p>{text.revokeSheet}</p>
  </Dialog>
)

export const DelegationItem = ({ delegation }: { delegation: ShownDelegation }) => {
  const { id, standing, delegator, delegate, side, waitingFor, mayDecide, mayRevoke } = delegation
  const [isRevoking, setRevoking] = useState(false)
  const decide = useCommand(async (decision: keyof typeof decisions) => {
    const { path, done } = decisions[decision]
    await api.post(path(id))
    setRevoking(false)
    toast('success', done)
    await refresh(delegationEndpoints.all)
  }, readAnew)
  const pair = text.pair(delegate.fullName, delegator.fullName)
  const revokeLabel = standing === 'PENDING' ? text.withdraw : text.revoke
  return (
    <li>
      <div className={styles.head}>
        <strong>{pair}</strong>
        <Badge tone={tones[standing]}>{text.standings[standing]}</Badge>
      </div>
      {side && <small>{text.yours[side]}</small>}
      <Facts>
        <Fact name={text.from}>{jalaliLong(delegation.from)}</Fact>
        <Fact name={text.to}>{jalaliLong(delegation.to)}</Fact>
      </Facts>
      {standing === 'PENDING' && <p>{text.waitingFor(waitingFor)}</p>}
      {(mayDecide || mayRevoke) && (
        <div className={styles.actions}>
          {mayDecide && (
            <>
              <Button isRunning={decide.isRunning} onClick={() => void decide.run('confirm')}>
                {text.confirm}
              </Button>
              <Button
                look="second"
                isRunning={decide.isRunning}
                onClick={() => void decide.run('refuse')}
              >
                {text.refuse}
              </Button>
            </>
          )}
          {mayRevoke && !mayDecide && (
            <Button look="second" onClick={() => setRevoking(true)}>
              {revokeLabel}
            </Button>
          )}
        </div>
      )}
      {/* Nothing to revoke. */}
      {isRevoking && mayRevoke && (
        <RevokeSheet
          label={revokeLabel}
          pair={pair}
          isRunning={decide.isRunning}
          onRevoke={() => void decide.run('revoke')}
          onClose={() => setRevoking(false)}
        />
      )}
    </li>
  )
}
