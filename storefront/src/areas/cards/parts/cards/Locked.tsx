import { cardPaths } from '#areas/cards/cardPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { cards } from '#areas/cards/words/cards.ts'
import type { OwnCard } from '#core/api/types.ts'

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
