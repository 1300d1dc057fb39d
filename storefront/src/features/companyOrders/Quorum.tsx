import { useState } from 'react'
import { Card } from '#components/Card.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { ProgressBar } from '#components/ProgressBar.tsx'
import { ReasonedButton } from '#components/ReasonedButton.tsx'
import { legalOrders as text } from '#i18n/fa/legalOrders.ts'
import { api } from '#lib/api/client.ts'
import { ApiError } from '#lib/api/errors.ts'
import type { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import type { ApprobationView } from '#lib/api/types.ts'
import { toast, toastError } from '#lib/toast.ts'
import { useCommand } from '#lib/useCommand.ts'
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

/** A reminder by SMS to those who have not signed; whichever member sent the last one, an hour passes before the next. */
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

/** How many have signed of how many that have to, for whom it waits, and the way to remind them. */
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
