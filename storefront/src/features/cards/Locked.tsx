import { cardPaths } from '#app/cardPaths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Notice } from '#components/Notice.tsx'
import { cards } from '#i18n/fa/cards.ts'
import type { OwnCard } from '#lib/api/types.ts'

const text = cards.locked

/** Wrong PINs have closed the card until the day ends, unless its holder sets a new one. */
export const PinLocked = ({ pinLockedUntil }: OwnCard) =>
  pinLockedUntil && (
    <Notice
      tone="warning"
      icon="lock"
      title={text.pinTitle}
      actions={
        <ButtonLink small href={cardPaths.forgotPin}>
          {text.newPin}
        </ButtonLink>
      }
    >
      <p>{text.pin}</p>
    </Notice>
  )

/** Wrong CVV2 have closed the activation until the day ends. */
export const ActivationLocked = ({ activationLockedUntil }: OwnCard) =>
  activationLockedUntil && (
    <Notice tone="warning" icon="lock" title={text.activationTitle}>
      <p>{text.activation}</p>
    </Notice>
  )
