import { paths } from '#app/paths.ts'
import { MovedStatus } from '#features/cards/MovedStatus.tsx'
import { cards } from '#i18n/fa/cards.ts'

export default function BlockStatusScreen() {
  return (
    <MovedStatus
      kind="block"
      page={cards.blocking.title}
      wanted="BLOCKED"
      retry={paths.cardBlock}
    />
  )
}
