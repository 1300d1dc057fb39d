import { ChosenPackageSchema } from '#database/schema'
import type { PackageStatus } from '#contracts/credit'

/** The package that a registration's owner chose; its amount stays, whatever becomes of the offer. */
export default class ChosenPackage extends ChosenPackageSchema {
  static override table = 'chosen_packages'

  declare status: PackageStatus
}
