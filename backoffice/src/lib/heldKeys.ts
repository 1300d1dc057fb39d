/** By `event.code`: keys that went down and were not let go yet. */
const down = new Set<string>()
const held = new WeakSet<Event>()

const takesManyLines = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable)

/**
 * Browsers mark the repeats of a held key, remote desktops often do not: a key counts as held until it
 * was let go, also while the page under it changes. Held down, Enter would press button after button,
 * each of them perhaps on another record; so only its first press is heard.
 */
const onKeyDown = (event: KeyboardEvent) => {
  if (event.repeat || down.has(event.code)) held.add(event)
  // while Meta is down, some systems tell nothing of the other keys that are let go
  else if (event.code && !event.metaKey) down.add(event.code)
  if (event.key === 'Enter' && held.has(event) && !takesManyLines(event.target)) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
}

window.addEventListener('keydown', onKeyDown, true)
window.addEventListener('keyup', ({ code }) => down.delete(code), true)
window.addEventListener('blur', () => down.clear())

/** Whether the key was already down: its first press has been answered. */
export const isHeld = (event: KeyboardEvent): boolean => held.has(event)
