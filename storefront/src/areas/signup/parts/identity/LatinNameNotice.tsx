import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { latinName as text } from '#areas/signup/words/latinName.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { useQuery } from '#core/query.ts'

export const AskForLatinName = () => (
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

/** Asks for the card's name while the file waits, so that no card waits for it. */
export const LatinNameNotice = () => {
  const profile = useQuery(endpoints.profile).data
  return profile && !profile.firstnameEn ? <AskForLatinName /> : null
}
