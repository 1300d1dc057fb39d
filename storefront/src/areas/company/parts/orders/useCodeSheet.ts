import { useRef, useState } from 'react'
import { legalOrders as text } from '#areas/company/words/legalOrders.ts'
import { mayPass } from '#core/api/errors.ts'
import { refresh } from '#core/query.ts'
import { toast, toastError } from '#core/toast.ts'
import { useCloseWhenStale } from '#core/useCloseWhenStale.ts'
import { useCommand } from '#core/useCommand.ts'

interface Subject {
  /** Null when nobody may answer. */
  subject: string | null
  /** Below it stands everything that shows how it is. */
  around: string
}

/** Closing the sheet cancels. */
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

/** Closes once the document is finished. */
export const useDocumentSheet = <Started>(
  { subject, around }: Subject,
  request: () => Promise<Started>,
  enter: (started: Started) => void
) => {
  const sheet = useCodeSheet(request, enter, (error) => {
    toastError(error)
    if (mayPass(error)) return
    sheet.show(false)
    void refresh(around)
  })
  useCloseWhenStale(sheet.isOpen, subject, () => {
    sheet.show(false)
    toast('info', text.changedMeanwhile)
  })
  return sheet
}
