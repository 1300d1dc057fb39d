import { Button } from '#ui/Button.tsx'
import { Checklist } from '#ui/Checklist.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { signing as text } from '#areas/signing/words/signing.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { useQuery } from '#core/query.ts'
import { IdentityFacts } from './IdentityFacts.tsx'
import { SigningStepPage } from './SigningStepPage.tsx'
import { useStart } from './useSigning.ts'
import styles from './signing.module.css'

export const InfoStep = () => {
  const identity = useQuery(endpoints.identityDocument)
  const start = useStart()
  return (
    <SigningStepPage
      step="INFO"
      title={text.info.title}
      footer={
        <Button
          wide
          disabled={!identity.data}
          isRunning={start.isRunning}
          onClick={() => void start.run()}
        >
          {text.info.start}
        </Button>
      }
    >
      <p>{text.info.intro}</p>
      <Checklist items={text.info.needs} icon="check" />
      <Loaded from={identity}>{({ content }) => <IdentityFacts content={content} />}</Loaded>
      <p className={styles.hint}>
        {text.info.wrong} <SupportLink />
      </p>
      <Notice tone="info" icon="lock">
        <p>{text.info.privacy}</p>
      </Notice>
    </SigningStepPage>
  )
}
