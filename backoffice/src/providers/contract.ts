import type { Answers } from '@kasbeno/api/answers'

/** As in the contract: `/api/admin/users/{id}/notes`. */
export type GetPath = keyof Answers['get']
export type GetAnswer<P extends GetPath> = Answers['get'][P]

export type CommandPath = keyof Answers['post'] | keyof Answers['put'] | keyof Answers['delete']
export type CommandAnswer<P extends CommandPath> = P extends keyof Answers['post']
  ? Answers['post'][P]
  : P extends keyof Answers['put']
    ? Answers['put'][P]
    : P extends keyof Answers['delete']
      ? Answers['delete'][P]
      : never

type ListPath = Extract<GetPath, `/api/admin/${string}`>
type NameIn<P> = P extends `/api/admin/${infer Name}/{id}` ? Name : never
export type ResourceName = {
  [P in ListPath]: `/api/admin/${NameIn<P>}` extends GetPath ? NameIn<P> : never
}[ListPath]

export type RowOf<Name extends ResourceName> =
  GetAnswer<`/api/admin/${Name}`> extends (infer Row)[] ? Row : never
export type RecordOf<Name extends ResourceName> = GetAnswer<`/api/admin/${Name}/{id}`>
