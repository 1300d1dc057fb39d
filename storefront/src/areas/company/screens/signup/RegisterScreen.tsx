import { zodResolver } from '@hookform/resolvers/zod'
import { companyPlans } from '@kasbeno/api/contracts/plans'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Redirect } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { Button } from '#ui/Button.tsx'
import { FormDigits } from '#ui/FormDigits.tsx'
import { FormSelect } from '#ui/FormSelect.tsx'
import { FormText } from '#ui/FormText.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import {
  companyIdDigits,
  emptyRegister,
  registerDraft,
  registerSchema,
  type RegisterValues,
} from '#areas/company/parts/companies/companyForms.ts'
import { rememberCompany } from '#areas/company/parts/companies/activeCompany.ts'
import { chooseCompanyHere, swapSession, switchTo } from '#areas/entry/parts/plans/switchPlan.ts'
import { useGuilds } from '#areas/signup/parts/shop/useGuilds.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { legalSignup } from '#areas/company/words/legalSignup.ts'
import { ApiError } from '#core/api/errors.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { dropDraft, readDraft } from '#core/drafts.ts'
import { useKeptDraft, useSending } from '#core/forms.ts'
import { useQuery } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useGoOn } from '#core/useIsHere.ts'
import styles from '#areas/signup/parts/registration/registration.module.css'

const text = legalSignup.register

interface RegisterFormProps {
  id: string
  onSend: (values: RegisterValues) => Promise<void>
  onBusy: (isBusy: boolean) => void
}

const RegisterForm = ({ id, onSend, onBusy }: RegisterFormProps) => {
  const form = useForm<RegisterValues>({
    resolver: zodResolver(registerSchema),
    defaultValues: { ...emptyRegister, ...readDraft<RegisterValues>(registerDraft) },
  })
  useKeptDraft(form, registerDraft)
  const send = useSending(form, { onSend, onBusy })
  return (
    <form id={id} className={styles.form} onSubmit={send} noValidate>
      <p>{text.intro}</p>
      <FormText
        form={form}
        name="name"
        label={text.name}
        hint={text.nameHint}
        autoComplete="organization"
        enterKeyHint="next"
      />
      <FormDigits
        control={form.control}
        name="companyUniqueId"
        label={text.uniqueId}
        hint={text.uniqueIdHint}
        maxDigits={companyIdDigits}
        autoComplete="off"
        enterKeyHint="next"
      />
      <FormSelect form={form} name="guildId" label={text.guild} options={useGuilds()} />
    </form>
  )
}

/** History mark: requirements were shown. */
export const begun = { hasBegun: true }
const hasBegun = (state: unknown) =>
  typeof state === 'object' && state !== null && 'hasBegun' in state

/** @returns the serial; idempotent */
const register = async (body: object): Promise<string> => {
  const [plan] = companyPlans
  try {
    const { companyUniqueSerial } = await swapSession(legalEndpoints.register, body, plan)
    chooseCompanyHere(companyUniqueSerial)
    return companyUniqueSerial
  } catch (error) {
    const own = error instanceof ApiError ? error.body.companyUniqueSerial : undefined
    if (typeof own !== 'string') throw error
    await switchTo({ plan, companyUniqueSerial: own })
    return own
  }
}

/** The registrant becomes CEO and the session switches. Without a company, requirements come first. company §8 */
export default function RegisterScreen() {
  const formId = useId()
  const goOn = useGoOn()
  const [isBusy, setBusy] = useState(false)
  const state: unknown = useHistoryState()
  const [isBegun] = useState(() => hasBegun(state))
  const assigned = useQuery(isBegun ? null : legalEndpoints.assigned)
  if (!isBegun && assigned.data?.items.length === 0) {
    return <Redirect to={legalPaths.status} replace />
  }

  const send = async ({ guildId, ...values }: RegisterValues) => {
    rememberCompany(await register({ ...values, guildId: Number(guildId) }))
    dropDraft(registerDraft)
    toast('success', text.sent)
    goOn(legalPaths.information)
  }
  const form = <RegisterForm id={formId} onSend={send} onBusy={setBusy} />
  return (
    <Screen
      title={text.title}
      back={legalPaths.status}
      aside={<SupportLink />}
      footer={
        <Button wide type="submit" form={formId} isRunning={isBusy}>
          {text.send}
        </Button>
      }
    >
      {/* The form must survive its own token request. */}
      {isBegun || isBusy ? (
        form
      ) : (
        <Loaded from={assigned} skeleton={<SkeletonLines count={3} />}>
          {() => form}
        </Loaded>
      )}
    </Screen>
  )
}
