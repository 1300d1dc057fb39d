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

/** For removed members. */
export const LeftCompany = ({ name, next }: LeftCompanyProps) => {
  // Shown once.
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
