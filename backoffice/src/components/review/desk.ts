import type { Permission } from '@kasbeno/api/contracts/identity'
import type { NoteSubject } from '@kasbeno/api/contracts/notes'
import type { ReactNode } from 'react'
import type { Identifier, RaRecord } from 'react-admin'
import type { ResourceName } from '../../providers/contract'
import type { ViewedDocument } from '../documents/DocumentViewer'

/** What is decided of a file. */
export interface Part {
  name: string
  /** A dictionary key or a name. */
  title: string
  status: string
  /** When what is looked at was sent. */
  sentAt: string | null | undefined
  /** When the last decision on it was made, as the server wrote it. */
  decidedAt: string | undefined
  /** Where its commands stand, the whole path. */
  path: string
}

/** docs/adr/0045 */
interface Described<Row, File extends Row, OnePart extends Part> {
  resource: ResourceName
  /** The right to decide. */
  permission: Permission
  /** Where the commands of its files stand. */
  commands: string
  /** What accepts a part. */
  accept: 'approve' | 'verify'
  queue: { filter: object; since: 'waitingSince' | 'sentAt' }
  /** Dictionary keys; those of `decided` are `accept` and `reject`. */
  words: { title: string; parts: string; decided: string; reject: string; sender: string }
  /** The enumeration of the statuses. */
  statuses: string
  nameOf(file: Row): string
  /** A dictionary key or a code. */
  detailOf(file: File): string
  /** Dictionary keys of what waits. */
  waitsFor(file: Row): readonly string[]
  /** Null while open. */
  whyClosed?(file: File): string | null
  /** In order, as the digits pick. */
  partsOf(file: File): OnePart[]
  papersOf(file: File): readonly ViewedDocument[]
  /** The papers that a decision on the part is based on; the first is the one to look at first. */
  neededPapers(file: File, part: OnePart): readonly ViewedDocument[]
  /** What stands beside the data; by default all papers. */
  shownPapers?(file: File, part: OnePart): readonly ViewedDocument[]
  /** What was typed for a part, in the record of the file. */
  Facts(props: { part: OnePart; minWidth?: number }): ReactNode
  /** Dictionary keys of what a part is usually refused for. */
  reasonsFor(part: OnePart): readonly string[]
  /** Null when changeable. */
  whyStays(file: File, part: OnePart): string | null
  withStatus?(file: File, part: OnePart, status: string): File
  /** Enumeration of inquiry kinds. */
  inquiries?: string
  notes?: NoteSubject
}

export interface DeskDescription<
  Row extends RaRecord = RaRecord,
  File extends Row = Row,
  OnePart extends Part = Part,
> extends Described<Row, File, OnePart> {
  pathTo(id: Identifier): string
  waits(file: Row): boolean
}

/** One folder of `resources` each. */
export const defineDesk = <Row extends RaRecord, File extends Row, OnePart extends Part>(
  described: Described<Row, File, OnePart>
): DeskDescription<Row, File, OnePart> => ({
  ...described,
  pathTo: (id) => `/${described.resource}/${encodeURIComponent(String(id))}/review`,
  waits: (file) => described.waitsFor(file).length > 0,
})

export const isPending = ({ status }: Part): boolean => status === 'PENDING'
