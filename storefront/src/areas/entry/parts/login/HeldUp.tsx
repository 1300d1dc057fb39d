import { reservedCodeRules } from '@kasbeno/api/contracts/sign_in'
import { DigitsField } from '#ui/DigitsField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SupportButton } from '#areas/profile/parts/support/SupportLink.tsx'
import { login as text } from '#areas/entry/words/login.ts'

interface HeldUpProps {
  message: string
  number: string
  onNumber: (number: string) => void
}

/** Support may reserve a code for callers. */
export const HeldUp = ({ message, number, onNumber }: HeldUpProps) => (
  <>
    <Notice tone="warning" actions={<SupportButton />}>
      <p role="alert">{message}</p>
    </Notice>
    <DigitsField
      label={text.supportNumber}
      hint={text.supportNumberHint}
      name="support-number"
      autoComplete="off"
      enterKeyHint="send"
      maxDigits={reservedCodeRules.digits}
      value={number}
      onChange={onNumber}
    />
  </>
)
