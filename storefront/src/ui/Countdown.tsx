import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { useSecondsLeft } from '#core/useCountdown.ts'
import { otp as text } from '#core/words/otp.ts'
import { Button } from './Button.tsx'
import styles from './Countdown.module.css'

const two = (n: number) => String(n).padStart(2, '0')
const clock = (seconds: number) =>
  toPersianDigits(`${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`)

interface CountdownProps {
  deadline: number
  isResending: boolean
  onResend: () => void
}

/** Screen readers hear only the end. */
export const Countdown = ({ deadline, isResending, onResend }: CountdownProps) => {
  const seconds = useSecondsLeft(deadline)
  const isOver = seconds === 0
  return (
    <div className={styles.countdown}>
      <div aria-live="polite" className={isOver ? styles.over : 'visually-hidden'}>
        {isOver ? text.expired : ''}
      </div>
      {isOver ? (
        <Button look="quiet" isRunning={isResending} onClick={onResend}>
          {text.resend}
        </Button>
      ) : (
        <p className={styles.left} role="timer">
          {text.resendIn} <bdi className={styles.clock}>{clock(seconds)}</bdi>
        </p>
      )}
    </div>
  )
}
