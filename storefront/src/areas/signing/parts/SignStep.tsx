import { Button } from '#ui/Button.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { untilLeft } from '#areas/wallet/parts/payment/goToGateway.ts'
import { signing as text } from '#areas/signing/words/signing.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { ApiError } from '#core/api/errors.ts'
import type { SigningStanding } from '#core/api/types.ts'
import { jalaliLong } from '#core/jalali.ts'
import { refresh, useQuery } from '#core/query.ts'
import { toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { IdentityFacts } from './IdentityFacts.tsx'
import { SigningStepPage } from './SigningStepPage.tsx'
import { refreshStanding } from './useSigning.ts'

/** Back reloads the page. */
const useLeave = () =>
  useCommand(
    async (digest: string) => {
      const { redirectUrl } = await api.post(endpoints.sign, { digest })
      addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
      location.assign(redirectUrl)
      await untilLeft()
    },
    (error) => {
      toastError(error)
      // The page shows the current state.
      if (!(error instanceof ApiError) || ![409, 422].includes(error.status)) return
      void refresh(endpoints.identityDocument)
      void refreshStanding().catch(toastError)
    }
  )

type Last = SigningStanding['lastSignature']

const LastTime = ({ last }: { last: Last }) => {
  if (last?.status === 'OPEN') {
    return (
      <Notice tone="warning">
        <p>{text.sign.open}</p>
      </Notice>
    )
  }
  if (last?.status !== 'REFUSED' && last?.status !== 'EXPIRED') return null
  return (
    <Notice tone="danger" title={text.sign.failed}>
      <p>{last.failure ? text.sign.failures[last.failure] : text.sign.expired}</p>
    </Notice>
  )
}

/** The first document that a certificate signs: who the person is. */
export const SignStep = ({ standing }: { standing: SigningStanding }) => {
  const identity = useQuery(endpoints.identityDocument)
  const leave = useLeave()
  const { certificateExpiresAt: until, lastSignature: last } = standing
  return (
    <SigningStepPage
      step="SIGN"
      title={text.sign.title}
      footer={
        <Button
          wide
          disabled={!identity.data}
          isRunning={leave.isRunning}
          onClick={() => identity.data && void leave.run(identity.data.digest)}
        >
          {text.sign.go}
        </Button>
      }
    >
      <LastTime last={last} />
      {!last && until && (
        <Notice tone="success" title={text.sign.ready}>
          <p>{text.sign.until(jalaliLong(until))}</p>
        </Notice>
      )}
      <p>{text.sign.intro}</p>
      <Loaded from={identity}>{({ content }) => <IdentityFacts content={content} />}</Loaded>
    </SigningStepPage>
  )
}
