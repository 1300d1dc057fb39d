import { useId, useState, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { ResultPage } from '#ui/ResultPage.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { contact as text } from '#areas/profile/words/contact.ts'
import type { AnswerTo } from '#core/api/contract.ts'
import { useSending } from '#core/forms.ts'
import { ignoreHeldEnter } from '#core/heldKeys.ts'
import styles from './contact.module.css'

type ContactAnswer = AnswerTo<'post', '/call-info'>['status']

interface ContactFrameProps<Values extends FieldValues> {
  title: string
  intro: string
  back: string
  form: UseFormReturn<Values, unknown, Values>
  send: (values: Values) => Promise<{ status: ContactAnswer }>
  children: ReactNode
}

export const ContactFrame = <Values extends FieldValues>(props: ContactFrameProps<Values>) => {
  const { title, intro, back, form, send, children } = props
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<ContactAnswer>()
  const submit = useSending(form, {
    onSend: async (values) => {
      const { status } = await send(values)
      setAnswer(status)
    },
    onBusy: setBusy,
  })
  if (answer) {
    const isWaiting = answer === 'WAITING'
    return (
      <ResultPage
        kind={isWaiting ? 'waiting' : 'success'}
        page={title}
        title={isWaiting ? text.againTitle : text.receivedTitle}
        message={isWaiting ? text.again : text.received}
        actions={
          <ButtonLink wide href={back}>
            {text.done}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <Screen
      title={title}
      back={back}
      aside={<SupportLink />}
      footer={
        <Button wide type="submit" form={id} isRunning={isBusy}>
          {text.send}
        </Button>
      }
    >
      <p>{intro}</p>
      <form
        id={id}
        className={styles.form}
        onSubmit={submit}
        onKeyDown={ignoreHeldEnter}
        noValidate
      >
        {children}
      </form>
    </Screen>
  )
}
