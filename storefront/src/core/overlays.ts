import { randomId } from './api/trace.ts'

/**
 * Whatever lies on top of a page (a sheet, a dialog, the step that asks for a code) has a history entry
 * of its own at the same address, so that the phone's Back key closes it and goes nowhere else.
 */
interface Overlay {
  id: string
  hasEntry: boolean
  onBack: () => void
}

const open: Overlay[] = []
/** Ends when the browser has gone back as it was asked to; entries are pushed and dropped in turn. */
let settled: Promise<void> = Promise.resolve()

const currentId = (): string | null => {
  const state: unknown = history.state
  return state && typeof state === 'object' && 'overlay' in state ? String(state.overlay) : null
}

const goBack = () =>
  new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true })
    history.back()
  })

const inTurn = (work: () => Promise<void> | void) => {
  settled = settled.then(work)
  return settled
}

/** @returns what closes it otherwise than by Back */
export const openOverlay = (onBack: () => void): (() => void) => {
  const overlay = { id: randomId(), hasEntry: false, onBack }
  open.push(overlay)
  void inTurn(() => {
    if (!open.includes(overlay)) return
    overlay.hasEntry = true
    history.pushState({ overlay: overlay.id }, '', location.href)
  })
  return () => {
    const index = open.indexOf(overlay)
    if (index === -1) return
    open.splice(index, 1)
    // Whoever went on to another page has left the entry behind; going back now would undo that.
    void inTurn(() => (currentId() === overlay.id ? goBack() : undefined))
  }
}

/** Before a navigation that replaces the page: nothing of the overlays stays in the history. */
export const leaveOverlays = (): Promise<void> =>
  inTurn(async () => {
    while (open.some(({ id }) => id === currentId())) {
      open.splice(
        open.findIndex(({ id }) => id === currentId()),
        1
      )
      await goBack()
    }
  })

const onPopState = () => {
  const id = currentId()
  const index = open.findIndex((overlay) => overlay.id === id)
  // An entry whose overlay is gone, after a reload or a link: Back passes over it.
  if (id !== null && index === -1) return history.back()
  // One that still waits for its entry was opened after the press.
  const closed = open.filter(({ hasEntry }, i) => i > index && hasEntry).reverse()
  for (const overlay of closed) {
    open.splice(open.indexOf(overlay), 1)
    overlay.onBack()
  }
}

addEventListener('popstate', onPopState)
if (currentId() !== null) void inTurn(goBack)
