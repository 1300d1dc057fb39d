import UndoIcon from '@mui/icons-material/Undo'
import { takeBackSeconds, type Step } from '@kasbeno/api/contracts/registration'
import { Alert, Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useCommand } from '../../../components/useCommand'
import { formatNumber } from '../../../lib/format'
import { useHotkeys } from '../../../lib/useHotkeys'
import type { Registration } from '../registration'

export interface LastDecision {
  id: string
  /** Of the person that the file is about. */
  name: string
  step: Step
  verdict: 'approve' | 'reject'
  /** As the server wrote it. */
  decidedAt: string | undefined
  /** By this computer's clock. */
  knownAt: number
}

interface TakeBackBarProps {
  decision: LastDecision
  onTakenBack: (file: Registration) => void
  onOver: () => void
}

const tickMs = 1000
const secondsLeft = ({ knownAt }: LastDecision) =>
  Math.ceil(takeBackSeconds - (Date.now() - knownAt) / 1000)

/** Offers to take the last decision back for as long as the server allows it without a reason. */
export const TakeBackBar = ({ decision, onTakenBack, onOver }: TakeBackBarProps) => {
  const translate = useTranslate()
  const { run, isRunning, refusal } = useCommand<'/api/admin/registrations/{id}/{step}/reopen'>()
  const [seconds, setSeconds] = useState(() => secondsLeft(decision))
  useEffect(() => {
    const tick = setInterval(() => setSeconds(secondsLeft(decision)), tickMs)
    return () => clearInterval(tick)
  }, [decision])
  const isOver = seconds <= 0 && !isRunning && !refusal
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])

  const takeBack = async () => {
    const { id, step, decidedAt } = decision
    const answer = await run(`registrations/${id}/${step}/reopen`, { decidedAt })
    if (answer) onTakenBack(answer)
  }
  useHotkeys({ KeyU: () => void takeBack() }, { isEnabled: !isRunning && !refusal })

  return (
    <Alert
      severity={refusal ? 'error' : 'info'}
      onClose={refusal ? onOver : undefined}
      action={
        refusal ? undefined : (
          <Button
            color="inherit"
            startIcon={<UndoIcon />}
            disabled={isRunning}
            onClick={() => void takeBack()}
          >
            {translate('review.takeBack', { seconds: formatNumber(Math.max(seconds, 0)) })} (U)
          </Button>
        )
      }
      sx={{ py: 0, alignItems: 'center' }}
    >
      {refusal
        ? translate(refusal.message, { _: refusal.message })
        : translate(`review.decided.${decision.verdict}`, {
            step: translate(`review.step.${decision.step}`),
            name: decision.name,
          })}
    </Alert>
  )
}
