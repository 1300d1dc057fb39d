export const noteSubjects = ['users', 'registrations'] as const
export type NoteSubject = (typeof noteSubjects)[number]

export interface Note {
  id: string
  text: string
  at: string
  /** First and last name. */
  by: string
}

export interface NotePage {
  /** Newest first. */
  items: Note[]
  hasMore: boolean
}

export const notePage = { size: 20, last: 1000 } as const
