import { cardPaths } from '#areas/cards/cardPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { cards } from '#areas/cards/words/cards.ts'
import type { OwnCard } from '#core/api/types.ts'

const text = cards.locked

/** Until the day ends or a new PIN is set. */
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

/** Until the day ends. */
export const ActivationLocked = ({ activationLockedUntil }: OwnCard) =>
  activationLockedUntil && (
    <Notice tone="warning" icon="lock" title={text.activationTitle}>
      <p>{text.activation}</p>
    </Notice>
  )
