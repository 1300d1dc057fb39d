import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

// The specs of a process share one window (`scripts/lib/testing/one_window.ts`): each finds it as if it had just been opened.
history.replaceState(null, '', '/')
document.title = ''
document.body.replaceChildren()

// jsdom lays nothing out: everything in the page counts as visible, nothing scrolls, and no file has an address.
window.scrollTo = () => undefined
Element.prototype.checkVisibility ??= () => true
Element.prototype.scrollIntoView ??= () => undefined
Element.prototype.scrollTo ??= () => undefined
URL.createObjectURL ??= () => 'blob:file'
URL.revokeObjectURL ??= () => undefined

globalThis.IntersectionObserver ??= class {
  root = null
  rootMargin = ''
  thresholds = []
  constructor(private tell: IntersectionObserverCallback) {}
  observe(target: Element) {
    this.tell([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never)
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
} as never

/** Keys of words that a screen asked for and the dictionary does not have; a spec's own components say their own. */
const unsaid = (calls: unknown[][]): string[] =>
  calls.flatMap(([said]) => {
    const [, key] = /Missing translation for key: "([^"]+)/.exec(String(said)) ?? []
    return key && /^(resources|enums|commands)\./.test(key) ? [key] : []
  })

let said: MockInstance

beforeEach(() => {
  said = vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  expect(unsaid(said.mock.calls)).toEqual([])
})

// What a screen put off to the next turn runs before its window goes away: React looks for one even when nothing is
// mounted any more.
afterAll(() => new Promise((resolve) => setTimeout(resolve)))
