/** How long lists and exports wait for others, in milliseconds; tests have less of it. */
export const patience = {
  /** A search that has not ended by then is too broad: every word looks through all texts. */
  searchMs: 3_000,
  /** A reader that takes nothing of its export for so long gives its slot back. */
  stalledReaderMs: 20_000,
  exportMs: 300_000,
}
