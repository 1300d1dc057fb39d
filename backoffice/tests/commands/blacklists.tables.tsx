import { AddButton } from '../../src/resources/blacklists/AddButton'
import { RemoveButton } from '../../src/resources/blacklists/RemoveButton'
import type { CommandTable } from '../support/commands'

/** Who is kept out, and who is let in again. */
export const blacklistTables: CommandTable[] = [
  {
    file: 'resources/blacklists/AddButton.tsx',
    label: 'افزودن',
    resource: 'blacklists',
    right: 'blacklists.update',
    element: <AddButton />,
    states: { any: [{}, 'offered'] },
  },
  {
    file: 'resources/blacklists/RemoveButton.tsx',
    label: 'برداشتن از فهرست',
    resource: 'blacklists',
    right: 'blacklists.update',
    element: <RemoveButton />,
    states: {
      IN_FORCE: [{ state: 'IN_FORCE' }, 'offered'],
      OVER: [{ state: 'OVER' }, 'offered'],
      REMOVED: [{ state: 'REMOVED' }, 'because: این مورد برداشته شده است.'],
    },
  },
]
