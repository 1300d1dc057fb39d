import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import type { ReactNode } from 'react'
import { Button } from '#components/Button.tsx'
import { Screen } from '#components/Screen.tsx'
import { useOverlay } from '#components/useOverlay.ts'
import { CodeEntry } from '#features/otp/CodeEntry.tsx'
import { useCodeEntry } from '#features/otp/useCodeEntry.ts'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { orders as text } from '#i18n/fa/orders.ts'

interface CodeScreenProps {
  title: string
  phone: string
  deadline: number
  onCode: (code: string) => Promise<void>
  onResend: () => Promise<boolean>
  onBack: () => void
  /** What the code pays: how much, from where and to whom. */
  children: ReactNode
}

/** The code that pays, in sight on the smallest phone; what it pays stands below it. */
export const CodeScreen = ({
  title,
  phone,
  deadline,
  onCode,
  onResend,
  onBack,
  children,
}: CodeScreenProps) => {
  const entry = useCodeEntry({ deadline, onCode, onResend })
  useOverlay(onBack)
  return (
    <form onSubmit={entry.submit} noValidate>
      <Screen
        title={title}
        onBack={onBack}
        aside={<SupportLink />}
        footer={
          <Button wide type="submit" isRunning={entry.send.isRunning} disabled={entry.isSpent}>
            {text.payNow}
          </Button>
        }
      >
        <p>{text.codeSent(`\u2066${toPersianDigits(phone)}\u2069`)}</p>
        <CodeEntry entry={entry} deadline={deadline} />
        {children}
      </Screen>
    </form>
  )
}
