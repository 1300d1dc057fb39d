import type { Answers } from '@kasbeno/api/answers'

type Below<Path> = Path extends `/api${infer Rest}` ? Rest : never
type Method = keyof Answers

/** The API's paths below `/api`, as its contract names them: `/wallet/{plan}/self`. */
export type PathOf<M extends Method> = Below<keyof Answers[M]>
export type Path = { [M in Method]: PathOf<M> }[Method]

/** What the path answers; nobody states it beside. */
export type AnswerTo<M extends Method, P> =
  P extends PathOf<M> ? Answers[M][`/api${P}` & keyof Answers[M]] : never

/** The texts that the path stands for: with its parameters in place, and perhaps a query. */
type Filled<P extends string> = P extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : P | `${P}?${string}`

declare const contract: unique symbol
interface MadeFrom<P> {
  /** Known to the compiler alone. */
  readonly [contract]?: P
}

/** The address of one path. Its text must fit the path, and its answer's type follows from it. */
export type Address<P extends Path> = Filled<P> & MadeFrom<P>

/** An address of whichever path; a text that was made from none is refused. */
export type AddressFor<M extends Method, P> = string &
  MadeFrom<P> &
  (PathOf<M> extends P ? never : unknown)
