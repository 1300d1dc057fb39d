import type { BegunStep } from '@kasbeno/api/contracts/signing'
import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { AskForLatinName } from '#areas/signup/parts/identity/LatinNameNotice.tsx'
import { signingPaths } from '#areas/signing/signingPaths.ts'
import { home as text } from '#areas/home/words/home.ts'
import type { Home } from '#core/api/types.ts'
import { asksForLatinName } from './notices.ts'

const BegunSignature = ({ step }: { step: BegunStep }) => (
  <Notice
    tone="info"
    icon="edit"
    title={text.begunSignature}
    actions={
      <ButtonLink small look="second" href={signingPaths.status}>
        {text.begunSignatureAction}
      </ButtonLink>
    }
  >
    <p>{text.begunSignatureSteps[step]}</p>
  </Notice>
)

/** What was begun and waits for its owner, with the way to its step. */
export const Unfinished = ({ home }: { home: Home }) => {
  const { begunSignature } = home.profile
  return (
    <>
      {asksForLatinName(home) && <AskForLatinName />}
      {begunSignature && <BegunSignature step={begunSignature} />}
    </>
  )
}
