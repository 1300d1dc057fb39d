import { QueryClient } from '@tanstack/react-query'

const freshForMs = 5_000

/** Screens that others work on too look again when they come back into view. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: freshForMs } },
})
