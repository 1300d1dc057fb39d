import { paths } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { Screen } from '#components/Screen.tsx'
import { errors as text } from '#i18n/fa/errors.ts'

export default function NotFoundScreen() {
  return (
    <Screen title={text.notFoundTitle} isTitleHidden>
      <EmptyState icon="search" title={text.notFoundTitle} hint={text.notFoundHint}>
        <ButtonLink href={paths.root}>{text.notFoundAction}</ButtonLink>
      </EmptyState>
    </Screen>
  )
}
