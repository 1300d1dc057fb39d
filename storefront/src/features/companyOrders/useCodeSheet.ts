import { useRef, useState } from 'react'
import { toastError } from '#lib/toast.ts'
import { useCommand } from '#lib/useCommand.ts'

/** A sheet that says what a code will do before it is sent. Who closes it meanwhile has changed their mind. */
export const useCodeSheet = <Started>(
  request: () => Promise<Started>,
  enter: (started: Started) => void,
  onError: (error: unknown) => void = toastError
) => {
  const [isOpen, setOpen] = useState(false)
  const isWanted = useRef(false)
  const show = (isShown: boolean) => {
    isWanted.current = isShown
    setOpen(isShown)
  }
  const send = useCommand(async () => {
    const started = await request()
    if (!isWanted.current) return
    show(false)
    enter(started)
  }, onError)
  return { isOpen, show, send: () => void send.run(), isSending: send.isRunning }
}
