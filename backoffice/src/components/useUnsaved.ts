import { type FocusEvent, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isInput = (element: Element): element is Input =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const holds = (input: Input): string =>
  input instanceof HTMLInputElement && ['checkbox', 'radio'].includes(input.type)
    ? String(input.checked)
    : input.value

const inputsOf = (form: HTMLFormElement): Input[] => [...form.elements].filter(isInput)

/**
 * Knows whether a dialog's form holds what nobody has sent yet, and asks before it is lost: on the way
 * out of the dialog, and out of the page.
 */
export const useUnsaved = (onClose: () => void) => {
  const translate = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const first = useRef(new Map<Input, string>())

  // An input that was fetched later is known by its first focus: nobody types without it.
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
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', beforeUnload)
    return () => window.removeEventListener('beforeunload', beforeUnload)
  }, [])

  return {
    formProps: {
      ref: form,
      onFocusCapture: ({ currentTarget }: FocusEvent<HTMLFormElement>) =>
        remember(inputsOf(currentTarget)),
    },
    /** Escape and a click beside the dialog, which happen by accident too. */
    leave: () => {
      if (!isDirty() || window.confirm(translate('ra.message.unsaved_changes'))) onClose()
    },
  }
}
