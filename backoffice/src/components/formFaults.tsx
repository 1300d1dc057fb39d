import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react'

type Report = (field: string, isFaulty: boolean) => void

const FaultContext = createContext<Report>(() => undefined)

/** Inputs report unsendable content. */
export const FaultFence = ({ report, children }: { report: Report; children: ReactNode }) => (
  <FaultContext.Provider value={report}>{children}</FaultContext.Provider>
)

/** The faulty inputs of a form; it is not sent while there is one. */
export const useFormFaults = () => {
  const [faulty, setFaulty] = useState<ReadonlySet<string>>(new Set())
  const report = useMemo<Report>(
    () => (field, isFaulty) =>
      setFaulty((known) => {
        if (known.has(field) === isFaulty) return known
        const others = [...known].filter((other) => other !== field)
        return new Set(isFaulty ? [...others, field] : others)
      }),
    []
  )
  return { hasFaults: faulty.size > 0, report }
}

/** Reports to the enclosing form. */
export const useFault = (isFaulty: boolean) => {
  const field = useId()
  const report = useContext(FaultContext)
  useEffect(() => {
    report(field, isFaulty)
    return () => report(field, false)
  }, [report, field, isFaulty])
}
