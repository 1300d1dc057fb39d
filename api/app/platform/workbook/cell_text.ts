import { visible } from '../values/visible.ts'

/** Letterheads come first. */
export const headRowsMax = 20

/** No cell of an answer says more. */
export const cellMax = 500

/** What a cell shows. Some characters become eighteen, so it is cut twice. */
export const cellText = (written: string): string =>
  visible(written.slice(0, cellMax).normalize('NFKC').slice(0, cellMax))
