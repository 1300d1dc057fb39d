import { testCommands } from '../support/commands'
import { customerTables } from './customers.tables'

testCommands(customerTables)
