/** By `event.code`: keys that went down and were not let go yet. */
const down = new Set<string>()
const held = new WeakSet<Event>()

const takesManyLines = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable)

/**
 * Remote desktops do not mark repeats. A key counts as held until released, even across pages, so that a held Enter
 * presses one button only.
 */
const onKeyDown = (event: KeyboardEvent) => {
  if (event.repeat || down.has(event.code)) held.add(event)
  // with Meta down, some systems lose keyup events
  else if (event.code && !event.metaKey) down.add(event.code)
  if (event.key === 'Enter' && held.has(event) && !takesManyLines(event.target)) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
}

window.addEventListener('keydown', onKeyDown, true)
window.addEventListener('keyup', ({ code }) => down.delete(code), true)
window.addEventListener('blur', () => down.clear())

/** Its first press was handled. */
export const isHeld = (event: KeyboardEvent): boolean => held.has(event)
