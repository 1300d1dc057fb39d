import { isolated } from '@kasbeno/api/contracts/digits'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useOverlay } from '#ui/useOverlay.ts'
import { CodeEntry } from '#areas/entry/parts/otp/CodeEntry.tsx'
import { useCodeEntry } from '#areas/entry/parts/otp/useCodeEntry.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { orders as text } from '#areas/invoices/words/orders.ts'

interface CodeScreenProps {
  title: string
  phone: string
  deadline: number
  onCode: (code: string) => Promise<void>
  onResend: () => Promise<boolean>
  onBack: () => void
  words?: { intro: (phone: string) => string; send: string }
  children: ReactNode
}

const paying = { intro: text.codeSent, send: text.payNow }

/** Above all, also on small phones. */
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
        <p>{words.intro(isolated(phone))}</p>
        <CodeEntry entry={entry} deadline={deadline} />
        {children}
      </Screen>
    </form>
  )
}

/** As an overlay: Back closes it. */
export const CodeScreen = (props: CodeScreenProps) => {
  useOverlay(props.onBack)
  return <CodePage {...props} />
}
