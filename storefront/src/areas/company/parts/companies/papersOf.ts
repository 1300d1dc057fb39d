import type { CompanyPaper } from '#core/api/types.ts'

export const papersOf = (papers: readonly CompanyPaper[], whose: string | null): CompanyPaper[] =>
  papers.filter(({ memberId }) => memberId === whose)

type Links = Partial<Record<CompanyPaper['kind'], string>>

/** The links of the same, by what they show: for the fields of a form. */
export const linksOf = (papers: readonly CompanyPaper[] | undefined, whose: string | null): Links =>
  Object.fromEntries(papersOf(papers ?? [], whose).map(({ kind, url }) => [kind, url]))
