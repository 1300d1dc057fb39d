import { randomId } from './api/trace.ts'

/** Overlays own a history entry at the same address, so that Back closes them. */
interface Overlay {
  id: string
  hasEntry: boolean
  onBack: () => void
}

const open: Overlay[] = []
/** Serializes pushes and pops. */
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

/** @returns a close */
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
    // Navigated on: going back would undo it.
    void inTurn(() => (currentId() === overlay.id ? goBack() : undefined))
  }
}

/** Before replacing the page. */
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
  if (id !== null && index === -1) return history.back()
  // Opened after the press.
  const closed = open.filter(({ hasEntry }, i) => i > index && hasEntry).reverse()
  for (const overlay of closed) {
    open.splice(open.indexOf(overlay), 1)
    overlay.onBack()
  }
}

addEventListener('popstate', onPopState)
if (currentId() !== null) void inTurn(goBack)
