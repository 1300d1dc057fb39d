import { signal } from '@preact/signals-react'
import { isEndOfSession, messageOf } from './api/errors.ts'

export interface Toast {
  id: number
  kind: 'success' | 'error' | 'info'
  message: string
}

const shownMs = { success: 4000, info: 4000, error: 7000 } as const
let lastId = 0

export const toasts = signal<Toast[]>([])

/** Newest last; it covers the rest. */
export const openDialogs = signal<readonly string[]>([])

export const dialogOpened = (id: string) => {
  openDialogs.value = [...openDialogs.value, id]
  return () => {
    openDialogs.value = openDialogs.value.filter((open) => open !== id)
  }
}

export const dismissToast = (id: number) => {
  toasts.value = toasts.value.filter((toast) => toast.id !== id)
}

/** A retry clears old errors. */
export const dismissErrors = () => {
  if (toasts.value.some(({ kind }) => kind === 'error')) {
    toasts.value = toasts.value.filter(({ kind }) => kind !== 'error')
  }
}

/** The same text twice is shown once. */
export const toast = (kind: Toast['kind'], message: string) => {
  const id = ++lastId
  toasts.value = [
    ...toasts.value.filter((shown) => shown.message !== message),
    { id, kind, message },
  ]
  setTimeout(() => dismissToast(id), shownMs[kind])
}

/** Session ends are told by the root page. */
export const toastError = (error: unknown) => {
  if (!isEndOfSession(error)) toast('error', messageOf(error))
}
