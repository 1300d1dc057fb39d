import { approbationRules } from '@kasbeno/api/contracts/approbations'
import { isolated } from '@kasbeno/api/contracts/digits'
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
import { jalaliDateTime } from '#core/jalali.ts'
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
  const [reason, setReason] = useState<string | null>(null)
  const nudge = useCommand(
    async () => {
      const { waitingFor } = await api.post(path)
      const next = new Date(Date.now() + approbationRules.nudgeEveryMinutes * 60_000)
      const told = text.nudged(waitingFor)
      setReason(`${told} ${text.nextNudge(isolated(jalaliDateTime(next.toISOString())))}`)
      toast('success', told)
    },
    (error) => {
      if (error instanceof ApiError && error.status === 429) setReason(error.message)
      toastError(error)
    }
  )
  return (
    <ReasonedButton
      wide
      look="second"
      reason={reason}
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
