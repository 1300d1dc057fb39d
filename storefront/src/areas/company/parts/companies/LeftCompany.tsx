import { useEffect } from 'react'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { legal } from '#areas/company/words/legal.ts'
import { session } from '#core/session.ts'

const text = legal.left

interface LeftCompanyProps {
  name: string
  next: { href: string; label: string }
}

/**
 * In place of a page of a company that its reader was removed from: what has happened, and what is
 * left to them.
 */
export const LeftCompany = ({ name, next }: LeftCompanyProps) => {
  // Once it was read and left, it is not said again.
  useEffect(
    () => () => {
      session.left.value = undefined
    },
    []
  )
  return (
    <Screen title={text.title} aside={<SupportLink />}>
      <EmptyState icon="lock" title={text.told(name)} hint={text.hint}>
        <ButtonLink href={next.href}>{next.label}</ButtonLink>
      </EmptyState>
    </Screen>
  )
}
