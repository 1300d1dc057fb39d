import { type FocusEvent, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useBlocker } from 'react-router-dom'

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isInput = (element: Element): element is Input =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const holds = (input: Input): string =>
  input instanceof HTMLInputElement && ['checkbox', 'radio'].includes(input.type)
    ? String(input.checked)
    : input.value

/** MUI measures multi-line fields with a hidden twin. */
const isTwin = (input: Input) =>
  input instanceof HTMLTextAreaElement && input.getAttribute('aria-hidden') === 'true'

const inputsOf = (form: HTMLFormElement): Input[] =>
  [...form.elements].filter(isInput).filter((input) => !isTwin(input))

/** Back closes the dialog, not the page. */
export const useBack = (onBack: () => void) => {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP')
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    onBack()
  }, [blocker, onBack])
}

/** On closing the tab. */
const useBeforeUnload = (isDirty: () => boolean) => {
  const latest = useRef(isDirty)
  useEffect(() => {
    latest.current = isDirty
  })
  useEffect(() => {
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', beforeUnload)
    return () => window.removeEventListener('beforeunload', beforeUnload)
  }, [])
}

/** On leaving the page. */
export const useUnsavedPage = (isDirty: boolean) => {
  const translate = useTranslate()
  const blocker = useBlocker(isDirty)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed()
    else blocker.reset()
  }, [blocker, translate])
  useBeforeUnload(() => isDirty)
}

export const useUnsaved = (onClose: () => void, isRunning: boolean) => {
  const translate = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const first = useRef(new Map<Input, string>())

  // Lazy inputs register on first focus.
  const remember = (inputs: Input[]) =>
    inputs.forEach((input) => {
      if (!first.current.has(input)) first.current.set(input, holds(input))
    })
  const isDirty = () =>
    form.current !== null &&
    inputsOf(form.current).some(
      (input) => first.current.has(input) && first.current.get(input) !== holds(input)
    )
  useEffect(() => {
    if (form.current) remember(inputsOf(form.current))
  }, [])
  useBeforeUnload(isDirty)

  /** Escape, Back and a click beside the dialog, which happen by accident too. */
  const leave = () => {
    if (isRunning) return
    if (!isDirty() || window.confirm(translate('ra.message.unsaved_changes'))) onClose()
  }
  useBack(leave)

  return {
    formProps: {
      ref: form,
      onFocusCapture: ({ currentTarget }: FocusEvent<HTMLFormElement>) =>
        remember(inputsOf(currentTarget)),
    },
    leave,
  }
}
