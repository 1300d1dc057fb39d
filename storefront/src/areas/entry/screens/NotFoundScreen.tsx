import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Screen } from '#ui/Screen.tsx'
import { notFound as text } from '#core/words/notFound.ts'

export default function NotFoundScreen() {
  return (
    <Screen title={text.title} isTitleHidden>
      <EmptyState icon="search" title={text.title} hint={text.hint}>
        <ButtonLink href={paths.root}>{text.action}</ButtonLink>
      </EmptyState>
    </Screen>
  )
}
