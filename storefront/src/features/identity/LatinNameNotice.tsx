import { paths } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Notice } from '#components/Notice.tsx'
import { latinName as text } from '#i18n/fa/latinName.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { useQuery } from '#lib/query.ts'

/** Asks for the card's name while the file waits, so that no card waits for it. */
export const LatinNameNotice = () => {
  const profile = useQuery(endpoints.profile).data
  if (!profile || profile.firstnameEn) return null
  return (
    <Notice
      tone="info"
      actions={
        <ButtonLink small look="second" href={paths.latinName}>
          {text.askAction}
        </ButtonLink>
      }
    >
      <p>{text.ask}</p>
    </Notice>
  )
}
