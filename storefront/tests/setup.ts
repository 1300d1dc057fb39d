import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'
import { addDrawings } from '#ui/Icon.tsx'
import { pageDrawings } from '#ui/pageDrawings.ts'
import { leaveOverlays } from '#core/overlays.ts'
import { clearSession } from '#core/session.ts'
import { toasts } from '#core/toast.ts'

// The specs of a process share one window (`scripts/lib/testing/one_window.ts`): each finds it as if it had just been opened.
history.replaceState(null, '', '/')
document.title = ''
document.body.replaceChildren()
for (const cookie of document.cookie.split('; '))
  document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
clearSession()

// Screens are tested without the bundle that brings them in the product.
addDrawings(pageDrawings)

// The test's document has no size to scroll over, and says so at each call.
window.scrollTo = () => undefined
HTMLElement.prototype.scrollIntoView ??= () => undefined

/** What no test's server answers is given up by its test, not half a minute later by the next. */
const patience = new Set<NodeJS.Timeout>()
const { setTimeout: wait, clearTimeout: forget } = globalThis
AbortSignal.timeout = (millis) => {
  const giveUp = new AbortController()
  const late = new DOMException('The operation timed out.', 'TimeoutError')
  patience.add(wait(() => giveUp.abort(late), millis))
  return giveUp.signal
}

afterEach(() => {
  cleanup()
  for (const timer of patience) forget(timer)
  patience.clear()
  localStorage.clear()
  sessionStorage.clear()
  // A message of one test would be found by the next.
  toasts.value = []
})

/** By then whatever was said to other tabs before has been heard. */
const tabsHaveHeard = () =>
  new Promise<void>((resolve) => {
    const [here, there] = [new BroadcastChannel('heard'), new BroadcastChannel('heard')]
    there.onmessage = () => {
      here.close()
      there.close()
      resolve()
    }
    here.postMessage(null)
  })

// What a screen put off, to the next turn or until the browser has gone back, would happen to the next spec; so
// would what a tab of this one said.
afterAll(async () => {
  await leaveOverlays()
  await tabsHaveHeard()
  await new Promise((resolve) => setTimeout(resolve))
})

// The test's document makes no addresses for files.
URL.createObjectURL ??= () => 'blob:x'
URL.revokeObjectURL ??= () => undefined

// The test's document has no top layer; the rest of a modal dialog is its own.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
  this.querySelector<HTMLElement>('[autofocus], button, input, [tabindex]')?.focus()
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
}
