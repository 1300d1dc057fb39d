import { testCommands } from '../support/commands'
import { cardTables } from './cards.tables'
import { deviceTables } from './devices.tables'
import { packageTables } from './packages.tables'

testCommands([...cardTables, ...deviceTables, ...packageTables])
