import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'
import { addDrawings } from '#components/Icon.tsx'
import { pageDrawings } from '#components/pageDrawings.ts'
import { toasts } from '#lib/toast.ts'

// Screens are tested without the bundle that brings them in the product.
addDrawings(pageDrawings)

// The test's document has no size to scroll over, and says so at each call.
window.scrollTo = () => undefined

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  // A message of one test would be found by the next.
  toasts.value = []
})

// What a screen put off to the next turn runs before its window goes away: React looks for one even when nothing is
// mounted any more.
afterAll(() => new Promise((resolve) => setTimeout(resolve)))

// The test's document has no top layer; the rest of a modal dialog is its own.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
  this.querySelector<HTMLElement>('[autofocus], button, input, [tabindex]')?.focus()
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
}
