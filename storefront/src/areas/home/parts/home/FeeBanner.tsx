import { cardPaths } from '#areas/cards/cardPaths.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { home as text } from '#areas/home/words/home.ts'
import type { RegistrationStatus } from '#core/api/types.ts'
import { asksForFee } from './notices.ts'

/** With a card: its own path, contract first. */
export const FeeBanner = ({ status }: { status: RegistrationStatus }) =>
  asksForFee(status, usePlan()) ? (
    <Notice
      tone="warning"
      title={text.feeTitle}
      actions={
        <ButtonLink small href={status.cardStatus ? cardPaths.fee : paths.platformFee}>
          {text.feeAction}
        </ButtonLink>
      }
    >
      <p>{text.fee}</p>
    </Notice>
  ) : null
