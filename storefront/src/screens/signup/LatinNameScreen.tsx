import { useId, useState } from 'react'
import { paths } from '#app/paths.ts'
import { Button } from '#components/Button.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { LatinNameForm } from '#features/identity/LatinNameForm.tsx'
import { latinNameDraft, type LatinName } from '#features/identity/latinNameSchema.ts'
import { usePlan } from '#features/registration/standing.ts'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { latinName as text } from '#i18n/fa/latinName.ts'
import { api } from '#lib/api/client.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { dropDraft } from '#lib/drafts.ts'
import { refresh, useQuery } from '#lib/query.ts'
import { toast } from '#lib/toast.ts'
import { useGoOn } from '#lib/useIsHere.ts'

export default function LatinNameScreen() {
  const plan = usePlan()
  const formId = useId()
  const goOn = useGoOn()
  const [isBusy, setBusy] = useState(false)
  const profile = useQuery(endpoints.profile)

  const send = async (values: LatinName) => {
    await api.put(endpoints.latinName(plan), values)
    dropDraft(latinNameDraft)
    toast('success', text.saved)
    await refresh(endpoints.profile)
    goOn(paths.home)
  }

  return (
    <Screen
      title={text.title}
      back={paths.home}
      aside={<SupportLink />}
      footer={
        profile.data && (
          <Button wide type="submit" form={formId} isRunning={isBusy}>
            {text.save}
          </Button>
        )
      }
    >
      <p>{text.intro}</p>
      <Loaded from={profile} skeleton={<SkeletonLines count={2} />}>
        {(known) => <LatinNameForm id={formId} profile={known} onSend={send} onBusy={setBusy} />}
      </Loaded>
    </Screen>
  )
}
