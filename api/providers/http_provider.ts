import { HttpContext } from '@adonisjs/core/http'
import { BaseSerializer } from '@adonisjs/core/transformers'
import type { ApplicationService } from '@adonisjs/core/types'

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

export default class HttpProvider {
  constructor(private app: ApplicationService) {}

  /** The framework's own would make each context a logger, under an id that the trace id then replaces. */
  async boot() {
    const server = await this.app.container.make('server')
    const logger = await this.app.container.make('logger')
    server.createHttpContext = (request, response, resolver) =>
      new HttpContext(request, response, logger, resolver)
  }
}
