import { companyCardPath } from '#areas/cards/heldPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { companyCard } from '#areas/cards/words/companyCard.ts'
import { companyCardEndpoints } from '#areas/cards/calls/companyCardEndpoints.ts'
import { useQuery } from '#core/query.ts'

const text = companyCard.waits

/** Skipped where none is known to exist. */
export const HeldCardBanner = ({ isAsked = true }: { isAsked?: boolean }) =>
  (useQuery(isAsked ? companyCardEndpoints.held : null).data?.items ?? [])
    .filter(({ next }) => next === 'ACTIVATION')
    .map(({ companyUniqueSerial, companyName }) => (
      <Notice
        key={companyUniqueSerial}
        tone="success"
        icon="card"
        title={text.title(companyName)}
        actions={
          <ButtonLink small href={companyCardPath(companyUniqueSerial)}>
            {text.action}
          </ButtonLink>
        }
      >
        <p>{text.message}</p>
      </Notice>
    ))
