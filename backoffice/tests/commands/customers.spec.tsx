import { testCommands } from '../support/commands'
import { customerTables } from './customers.tables'
import { tradeTables } from './trade.tables'

testCommands([...customerTables, ...tradeTables])
