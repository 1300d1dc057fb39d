import { paths } from '#app/paths.ts'
import { signingPaths } from '#areas/signing/signingPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Fact } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { ResultPage } from '#ui/ResultPage.tsx'
import { Screen } from '#ui/Screen.tsx'
import { IdentityFacts } from '#areas/signing/parts/IdentityFacts.tsx'
import { NoIdentity } from '#areas/signing/parts/Standings.tsx'
import { signing as text } from '#areas/signing/words/signing.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { ApiError } from '#core/api/errors.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { useQuery } from '#core/query.ts'

/** Reached by hand before anything was signed. */
const NotYet = () => (
  <ResultPage
    kind="waiting"
    page={text.done.page}
    title={text.done.notYet}
    message={text.done.notYetHint}
    actions={
      <ButtonLink wide replace href={signingPaths.status}>
        {text.done.toStatus}
      </ButtonLink>
    }
  />
)

/** person §2 */
export default function IdentityInformationScreen() {
  const document = useQuery(endpoints.identityDocument)
  if (!document.data) {
    const isUnknown = document.error instanceof ApiError && document.error.status === 404
    if (isUnknown) return <NoIdentity />
    return (
      <Screen title={text.done.page}>
        <Loaded from={document}>{() => null}</Loaded>
      </Screen>
    )
  }
  const { content, signedAt, certificateSerial } = document.data
  if (!signedAt) return <NotYet />
  return (
    <ResultPage
      kind="success"
      page={text.done.page}
      title={text.done.title}
      message={text.done.message}
      actions={
        <ButtonLink wide replace href={paths.home}>
          {text.home}
        </ButtonLink>
      }
    >
      <IdentityFacts content={content}>
        <Fact name={text.done.signedAt}>
          <Ltr>{jalaliDateTime(signedAt)}</Ltr>
        </Fact>
        <Fact name={text.done.certificate}>
          <span dir="ltr">{certificateSerial}</span>
        </Fact>
      </IdentityFacts>
    </ResultPage>
  )
}
