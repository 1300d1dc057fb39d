import { useState } from 'react'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { ReasonedButton } from '#ui/ReasonedButton.tsx'
import { legalOrders as text } from '#areas/company/words/legalOrders.ts'
import { api } from '#core/api/client.ts'
import { ApiError } from '#core/api/errors.ts'
import type { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { ApprobationView } from '#core/api/types.ts'
import { toast, toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import styles from './companyOrders.module.css'

type NudgeCall = ReturnType<typeof legalEndpoints.nudge | typeof legalEndpoints.nudgeForContract>

const Part = ({ name, signed, needed }: { name: string; signed: number; needed: number }) =>
  needed > 0 && (
    <>
      <Facts>
        <Fact name={name}>{text.part(signed, needed)}</Fact>
      </Facts>
      <ProgressBar share={signed / needed} label={`${name}: ${text.part(signed, needed)}`} />
    </>
  )

/** At most hourly, whoever sends it. */
const Nudge = ({ path }: { path: NudgeCall }) => {
  const [isTooSoon, setTooSoon] = useState(false)
  const nudge = useCommand(
    async () => {
      await api.post(path)
      setTooSoon(true)
      toast('success', text.nudged)
    },
    (error) => {
      if (error instanceof ApiError && error.status === 429) setTooSoon(true)
      toastError(error)
    }
  )
  return (
    <ReasonedButton
      wide
      look="second"
      reason={isTooSoon ? text.nudgedReason : null}
      isRunning={nudge.isRunning}
      onClick={() => void nudge.run()}
    >
      {text.nudge}
    </ReasonedButton>
  )
}

interface QuorumProps {
  /** The call that reminds the signatories. */
  nudge: NudgeCall
  approbation: ApprobationView
}

export const Quorum = ({ nudge, approbation }: QuorumProps) => {
  const { mandatory, optional, waitingFor } = approbation.quorum
  return (
    <Card title={text.meter}>
      <Part name={text.mandatory} {...mandatory} />
      <Part name={text.optional} {...optional} />
      {waitingFor.length > 0 && (
        <div className={styles.waiting}>
          <p>{text.waitingFor(waitingFor)}</p>
          <Nudge path={nudge} />
        </div>
      )}
    </Card>
  )
}
