import { cardPaths } from '#areas/cards/cardPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { home as text } from '#areas/home/words/home.ts'
import type { RegistrationStatus } from '#core/api/types.ts'
import { cardNotice } from './notices.ts'

/** Needs action, on its way, or ended. */
const banners = {
  CREATED: { ...text.card.CREATED, tone: 'info', look: 'main', href: cardPaths.changeAddress },
  PRINT_PENDING: {
    ...text.card.PRINT_PENDING,
    tone: 'info',
    look: 'second',
    href: cardPaths.management,
  },
  RETURNED: {
    ...text.card.RETURNED,
    tone: 'warning',
    look: 'main',
    href: cardPaths.changeAddress,
  },
  WAITS_FOR_POST: {
    ...text.card.WAITS_FOR_POST,
    tone: 'info',
    look: 'second',
    href: cardPaths.management,
  },
  PRINTED: { ...text.card.PRINTED, tone: 'info', look: 'second', href: cardPaths.management },
  FROZEN: { ...text.card.FROZEN, tone: 'warning', look: 'second', href: cardPaths.unfreeze },
  BLOCKED: { ...text.card.BLOCKED, tone: 'warning', look: 'second', href: cardPaths.management },
  DISABLED: { ...text.card.DISABLED, tone: 'warning', look: 'second', href: cardPaths.management },
  DELIVERED: { ...text.card.DELIVERED, tone: 'success', look: 'main', href: cardPaths.start },
} as const

export const CardBanner = ({ status }: { status: RegistrationStatus }) => {
  const notice = cardNotice(status)
  if (!notice) return null
  const banner = banners[notice]
  return (
    <Notice
      tone={banner.tone}
      icon="card"
      title={banner.title}
      actions={
        <ButtonLink small look={banner.look} href={banner.href}>
          {banner.action}
        </ButtonLink>
      }
    >
      <p>{banner.message}</p>
    </Notice>
  )
}
