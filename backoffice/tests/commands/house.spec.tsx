import { testCommands } from '../support/commands'
import { houseTables } from './house.tables'

testCommands(houseTables)
