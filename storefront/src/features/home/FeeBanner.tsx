import { cardPaths } from '#app/cardPaths.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Notice } from '#components/Notice.tsx'
import { usePlan } from '#features/registration/standing.ts'
import { home as text } from '#i18n/fa/home.ts'
import type { RegistrationStatus } from '#lib/api/types.ts'
import { asksForFee } from './notices.ts'

/** Who has a card pays it on the card's way, which leads to the contract first where that is not signed. */
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
