import { QueryClient } from '@tanstack/react-query'

const freshForMs = 5_000

/** Refetches on focus. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: freshForMs } },
})
