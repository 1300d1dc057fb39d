import { HttpContext } from '@adonisjs/core/http'
import { BaseSerializer } from '@adonisjs/core/transformers'

/** Answers are the bare objects of our contract, without an envelope. */
class ContractSerializer extends BaseSerializer<{ Wrap: undefined; PaginationMetaData: never }> {
  wrap = undefined

  definePaginationMetaData(): never {
    throw new Error('lists are {items, meta}; see shared/paging')
  }
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    serialize: ContractSerializer['serialize']
  }
}

const serializer = new ContractSerializer()

HttpContext.instanceProperty('serialize', function (this: HttpContext, values: never) {
  return serializer.serialize(values, this.containerResolver)
} as ContractSerializer['serialize'])

export default class HttpProvider {}
