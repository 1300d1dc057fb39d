import { testCommands } from '../support/commands'
import { cardTables } from './cards.tables'
import { deviceTables } from './devices.tables'

testCommands([...cardTables, ...deviceTables])
