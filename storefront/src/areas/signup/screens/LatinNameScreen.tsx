import { useId, useState } from 'react'
import { paths } from '#app/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { LatinNameForm } from '#areas/signup/parts/identity/LatinNameForm.tsx'
import { latinNameDraft, type LatinName } from '#areas/signup/parts/identity/latinNameSchema.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { latinName as text } from '#areas/signup/words/latinName.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { dropDraft } from '#core/drafts.ts'
import { refresh, useQuery } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useGoOn } from '#core/useIsHere.ts'

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
