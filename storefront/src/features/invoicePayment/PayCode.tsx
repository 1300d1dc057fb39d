import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { Button } from '#components/Button.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Rial } from '#components/Rial.tsx'
import { Screen } from '#components/Screen.tsx'
import { CodeEntry } from '#features/otp/CodeEntry.tsx'
import { useCodeEntry } from '#features/otp/useCodeEntry.ts'
import { orders as text } from '#i18n/fa/orders.ts'

interface PayCodeProps {
  phone: string
  amount: number
  distributor: string
  deadline: number
  onCode: (code: string) => Promise<void>
  onResend: () => Promise<void>
  onBack: () => void
}

/** The code that pays; who is paid and how much stand beside it. */
export const PayCode = (props: PayCodeProps) => {
  const { phone, amount, distributor, deadline, onBack } = props
  const entry = useCodeEntry(props)
  return (
    <form onSubmit={entry.submit} noValidate>
      <Screen
        title={text.codeTitle}
        onBack={onBack}
        footer={
          <Button wide type="submit" isRunning={entry.send.isRunning}>
            {text.payNow}
          </Button>
        }
      >
        <Facts>
          <Fact name={text.distributor}>{distributor}</Fact>
          <Fact name={text.amount}>
            <Rial value={amount} size="large" />
          </Fact>
        </Facts>
        <p>{text.codeSent(`\u2066${toPersianDigits(phone)}\u2069`)}</p>
        <CodeEntry entry={entry} deadline={deadline} />
      </Screen>
    </form>
  )
}
