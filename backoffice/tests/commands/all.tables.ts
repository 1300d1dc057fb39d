import { cardTables } from './cards.tables'
import { deviceTables } from './devices.tables'
import { customerTables } from './customers.tables'
import { houseTables } from './house.tables'
import { moneyTables } from './money.tables'
import { packageTables } from './packages.tables'
import { reconciliationTables } from './reconciliations.tables'
import { tradeTables } from './trade.tables'

/** Every command of the back-office, in each state of its record. */
export const tables = [
  ...customerTables,
  ...tradeTables,
  ...moneyTables,
  ...houseTables,
  ...cardTables,
  ...deviceTables,
  ...packageTables,
  ...reconciliationTables,
]
