import { useLayoutEffect } from 'react'

/** How far down each page was left, by its address; a reload is the browser's own affair. */
const leftAt = new Map<string, number>()
/** A page that does not grow back in this time is not the one that was left. */
const patienceMs = 5_000
const ownMoves = ['touchstart', 'wheel', 'keydown', 'pointerdown'] as const

/**
 * The browser would move the page at each entry that an overlay leaves behind, and with it the step that has replaced
 * the page meanwhile: a code field lay behind the header. Its own keeping is left to it for a reload.
 */
const keepScroll = () => (history.scrollRestoration = 'manual')
keepScroll()
addEventListener('pageshow', keepScroll)
addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))

let isReturning = false
addEventListener('popstate', () => {
  isReturning = true
})
// Before the press leads on: the page that it opens is drawn within the same event.
addEventListener('click', () => (isReturning = false), true)

/** Scrolls down as the page grows, until it is there or its reader moves it. @returns what ends it */
const growTo = (top: number) => {
  const grown = new ResizeObserver(() => {
    scrollTo(0, top)
    if (Math.ceil(scrollY) >= top) stop()
  })
  const timer = setTimeout(() => stop(), patienceMs)
  const stop = () => {
    grown.disconnect()
    clearTimeout(timer)
    for (const move of ownMoves) removeEventListener(move, stop)
  }
  for (const move of ownMoves) addEventListener(move, stop, { passive: true })
  grown.observe(document.body)
  return stop
}

/** A page begins at its top; one that Back returns to, where it was left. */
export const useKeptScroll = () => {
  useLayoutEffect(() => {
    const page = location.pathname + location.search
    const top = isReturning ? (leftAt.get(page) ?? 0) : 0
    scrollTo(0, 0)
    const stop = top > 0 ? growTo(top) : undefined
    return () => {
      stop?.()
      leftAt.set(page, scrollY)
    }
  }, [])
}
