import { CodeField } from '#ui/CodeField.tsx'
import { Countdown } from '#ui/Countdown.tsx'
import type { useCodeEntry } from './useCodeEntry.ts'

interface CodeEntryProps {
  entry: ReturnType<typeof useCodeEntry>
  deadline: number
}

/** Complete codes are sent at once. */
export const CodeEntry = ({ entry, deadline }: CodeEntryProps) => (
  <>
    <CodeField
      length={entry.digits}
      value={entry.code}
      error={entry.error}
      disabled={entry.send.isRunning || entry.isSpent}
      onChange={entry.type}
      onComplete={(complete) => void entry.send.run(complete)}
    />
    <Countdown
      deadline={deadline}
      isResending={entry.resend.isRunning}
      onResend={() => void entry.resend.run()}
    />
  </>
)
