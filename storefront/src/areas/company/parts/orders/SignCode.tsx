import type { ReactNode } from 'react'
import { Fact, Facts } from '#ui/Facts.tsx'
import { CodeScreen } from '#areas/invoices/parts/invoicePayment/CodeScreen.tsx'
import { legalOrders as text } from '#areas/company/words/legalOrders.ts'
import type { useSigning } from './useSigning.ts'

export interface AnswerWords {
  sign: string
  codeIntro: (phone: string) => string
  signNow: string
  reject: string
  rejectIntro: (phone: string) => string
  rejectNow: string
}

interface SignCodeProps {
  words: AnswerWords
  phone: string
  signing: ReturnType<typeof useSigning>
  deadline: number
  reason: string | null
  children: ReactNode
}

export const SignCode = ({ words, phone, signing, deadline, reason, children }: SignCodeProps) => (
  <CodeScreen
    title={reason === null ? words.sign : words.reject}
    words={
      reason === null
        ? { intro: words.codeIntro, send: words.signNow }
        : { intro: words.rejectIntro, send: words.rejectNow }
    }
    phone={phone}
    deadline={deadline}
    onCode={(code) => (reason === null ? signing.sign(code) : signing.reject(code, reason))}
    onResend={signing.resend}
    onBack={signing.stop}
  >
    <Facts>
      {children}
      {reason !== null && <Fact name={text.reason}>{reason}</Fact>}
    </Facts>
  </CodeScreen>
)
