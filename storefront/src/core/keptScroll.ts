import { useLayoutEffect } from 'react'

/** By address; reloads are the browser's. */
const leftAt = new Map<string, number>()
/** The page has changed. */
const patienceMs = 5_000
const ownMoves = ['touchstart', 'wheel', 'keydown', 'pointerdown'] as const

/** Native restoration would also move overlays' replaced pages; kept for reloads only. */
const keepScroll = () => (history.scrollRestoration = 'manual')
keepScroll()
addEventListener('pageshow', keepScroll)
addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))

let isReturning = false
addEventListener('popstate', () => {
  isReturning = true
})
// Capture: before navigation draws.
addEventListener('click', () => (isReturning = false), true)

/**
 * Until reached or interrupted.
 * @returns a stop
 */
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

/** Top, or restored after Back. */
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
