import UndoIcon from '@mui/icons-material/Undo'
import { takeBackSeconds } from '@kasbeno/api/contracts/review'
import { Alert, Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatNumber } from '../../lib/format'
import { useHotkeys } from '../../lib/useHotkeys'
import { useCommand } from '../useCommand'

export interface LastDecision {
  /** What was decided, in words. */
  said: string
  path: string
  /** As the server wrote it. */
  decidedAt: string | undefined
  knownAt: number
}

interface TakeBackBarProps {
  decision: LastDecision
  onTakenBack: (answer: object) => void
  onOver: () => void
}

const tickMs = 1000
const secondsLeft = ({ knownAt }: LastDecision) =>
  Math.ceil(takeBackSeconds - (Date.now() - knownAt) / 1000)

/** As long as it needs no reason. */
export const TakeBackBar = ({ decision, onTakenBack, onOver }: TakeBackBarProps) => {
  const translate = useTranslate()
  const { run, isRunning, refusal } = useCommand()
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
    const answer = await run(decision.path, { decidedAt: decision.decidedAt })
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
      {refusal ? translate(refusal.message, { _: refusal.message }) : decision.said}
    </Alert>
  )
}
