import { paths } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { Screen } from '#components/Screen.tsx'
import { notFound as text } from '#i18n/fa/notFound.ts'

export default function NotFoundScreen() {
  return (
    <Screen title={text.title} isTitleHidden>
      <EmptyState icon="search" title={text.title} hint={text.hint}>
        <ButtonLink href={paths.root}>{text.action}</ButtonLink>
      </EmptyState>
    </Screen>
  )
}
