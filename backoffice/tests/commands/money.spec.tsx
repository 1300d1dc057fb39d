import { testCommands } from '../support/commands'
import { moneyTables } from './money.tables'

testCommands(moneyTables)
