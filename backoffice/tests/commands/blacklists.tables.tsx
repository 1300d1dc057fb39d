import { AddButton } from '../../src/resources/trade/blacklists/AddButton'
import { RemoveButton } from '../../src/resources/trade/blacklists/RemoveButton'
import { askedBy, askedMyself, type CommandTable } from '../support/commands'

/** Who is kept out, and who is let in again. */
export const blacklistTables: CommandTable[] = [
  {
    file: 'resources/trade/blacklists/AddButton.tsx',
    label: 'افزودن',
    resource: 'blacklists',
    right: 'blacklists.update',
    element: <AddButton />,
    states: { any: [{}, 'offered'] },
  },
  {
    file: 'resources/trade/blacklists/RemoveButton.tsx',
    label: 'برداشتن از فهرست',
    resource: 'blacklists',
    right: 'blacklists.update',
    element: <RemoveButton />,
    states: {
      'IN_FORCE': [{ state: 'IN_FORCE' }, 'offered'],
      'asked by another': [{ state: 'IN_FORCE', removalAskedBy: askedBy.other }, 'offered'],
      'asked by oneself': [{ state: 'IN_FORCE', removalAskedBy: askedBy.own }, askedMyself],
      'OVER': [{ state: 'OVER' }, 'offered'],
      'REMOVED': [{ state: 'REMOVED' }, 'because: این مورد برداشته شده است.'],
    },
  },
]
