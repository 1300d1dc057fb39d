import db from '@adonisjs/lucid/services/db'
import { aShop } from '#factories/shop'
import { staffToken } from '#tests/support/identity'
import {
  aCheckedUpload,
  anUploadingHouse,
  formWith,
  lineFor,
  linesFile,
  uploadsPath,
} from '#tests/support/order_uploads'
import type { MoneyPath } from './money_path.js'

const made = async () => {
  const house = await anUploadingHouse()
  const strangerToken = await staffToken('distributor', { distributorId: house.supplier.id })
  return { house, shop: await aShop(), token: house.manager, strangerToken }
}

const countOf = async (table: string, where: object): Promise<number> =>
  (await db.from(table).where(where).count('* as count'))[0].count

export const uploadPaths: MoneyPath[] = [
  {
    route: uploadsPath,
    writes: 'order_uploads',
    async prepare() {
      const { house, shop, token, strangerToken } = await made()
      return {
        ...{ token, strangerToken, path: uploadsPath },
        body: formWith(await linesFile([lineFor(shop.phone)])),
        effects: () => countOf('order_uploads', { distributor_id: house.supplier.id }),
      }
    },
  },
  {
    route: `${uploadsPath}/:id/post`,
    writes: 'order_uploads',
    async prepare() {
      const { house, shop, token, strangerToken } = await made()
      const { id } = await aCheckedUpload(shop.phone, house)
      return {
        ...{ token, strangerToken, path: `${uploadsPath}/${id}/post`, body: {} },
        effects: () => countOf('audit_lines', { command: 'order-uploads.post', subject_id: id }),
      }
    },
  },
]
