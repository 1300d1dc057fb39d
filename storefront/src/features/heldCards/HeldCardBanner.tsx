import { companyCardPath } from '#app/heldPaths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Notice } from '#components/Notice.tsx'
import { companyCard } from '#i18n/fa/companyCard.ts'
import { companyCardEndpoints } from '#lib/api/companyCardEndpoints.ts'
import { useQuery } from '#lib/query.ts'

const text = companyCard.waits

/** The companies' cards that wait for who opens their home; where it is known that none does, nothing is asked. */
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
