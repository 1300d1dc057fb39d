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
  /** What entering the code does. */
  words?: { intro: (phone: string) => string; send: string }
  /** What the code pays: how much, from where and to whom. */
  children: ReactNode
}

const paying = { intro: text.codeSent, send: text.payNow }

/** The code, in sight on the smallest phone; what it pays or signs stands below it. */
export const CodePage = ({
  title,
  phone,
  deadline,
  onCode,
  onResend,
  onBack,
  words = paying,
  children,
}: CodeScreenProps) => {
  const entry = useCodeEntry({ deadline, onCode, onResend })
  return (
    <form onSubmit={entry.submit} noValidate>
      <Screen
        title={title}
        onBack={onBack}
        aside={<SupportLink />}
        footer={
          <Button wide type="submit" isRunning={entry.send.isRunning} disabled={entry.isSpent}>
            {words.send}
          </Button>
        }
      >
        <p>{words.intro(`\u2066${toPersianDigits(phone)}\u2069`)}</p>
        <CodeEntry entry={entry} deadline={deadline} />
        {children}
      </Screen>
    </form>
  )
}

/** The same over the page that asked for the code: the phone's Back key leads back to that page. */
export const CodeScreen = (props: CodeScreenProps) => {
  useOverlay(props.onBack)
  return <CodePage {...props} />
}
