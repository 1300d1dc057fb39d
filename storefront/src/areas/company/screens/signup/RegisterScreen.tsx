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

/** What the button of the status page leaves in the history: its reader has seen what is needed. */
export const begun = { hasBegun: true }
const hasBegun = (state: unknown) =>
  typeof state === 'object' && state !== null && 'hasBegun' in state

/** @returns the serial of the company; of one that the caller registered before, whose answer was lost, the same one */
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

/**
 * Who registers a company becomes its CEO, and the session speaks for it at once. Where the status call finds no company,
 * the status page comes first: it says what is needed. company §8
 */
export default function RegisterScreen() {
  const formId = useId()
  const goOn = useGoOn()
  const [isBusy, setBusy] = useState(false)
  const state: unknown = useHistoryState()
  // Kept: a sheet that opens on this page has a history entry of its own.
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
      {/* Its own request for a token must not take away the form that made it. */}
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
