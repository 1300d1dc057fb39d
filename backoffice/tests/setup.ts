import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

// The specs of a process share one window (`environment.ts`): each finds it as if it had just been opened.
history.replaceState(null, '', '/')
document.title = ''
document.body.replaceChildren()

// The test's document has no size to scroll over, and says so at each call.
window.scrollTo = () => undefined

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

// What a screen put off to the next turn runs before its window goes away: React looks for one even when nothing is
// mounted any more.
afterAll(() => new Promise((resolve) => setTimeout(resolve)))
