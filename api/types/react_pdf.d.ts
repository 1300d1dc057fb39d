/**
 * As much of the library as layouts use. Its own types bring those of React, which declare a DOM without
 * members to every file of the API, browser specs too.
 */
export type Element = { readonly type: unknown }
export type Node = Element | string | readonly Node[]
type Component<Props> = { readonly takes: (props: Props) => void }
type Style = Readonly<Record<string, unknown>>

export const Document: Component<{
  title: string
  language: string
  author: string
  creator: string
  producer: string
  creationDate: Date
  modificationDate: Date
}>
export const Page: Component<{
  size: 'A4'
  orientation: 'portrait' | 'landscape'
  style: Style
}>
export const View: Component<{
  style?: Style
  /** On each page again. */
  fixed?: boolean
  /** Whether a page may end within. */
  wrap?: boolean
  minPresenceAhead?: number
}>
export const Text: Component<{
  style: Style
  orphans?: number
  widows?: number
  minPresenceAhead?: number
  render?: (page: { pageNumber: number; totalPages: number }) => string
}>
export const Svg: Component<{ viewBox: string; width: number; height: number }>
export const Path: Component<{ d: string; fill: string }>
export const Font: {
  register(family: { family: string; fonts: readonly { src: string; fontWeight: string }[] }): void
  registerHyphenationCallback(split: (word: string) => string[]): void
}
export function renderToBuffer(document: Element): Promise<Buffer>

/** React's. */
export function createElement<Props>(
  component: Component<Props>,
  props: Props & { key?: string | number },
  children?: Node
): Element
