import { testCommands } from '../support/commands'
import { cardTables } from './cards.tables'

testCommands(cardTables)
