import { useStore } from 'react-admin'

/** Kept across screens. */
export const useExportJobs = () => {
  const [jobs, setJobs] = useStore<string[]>('exports', [])
  return {
    jobs,
    follow: (jobId: string) => setJobs((known) => [...(known ?? []), jobId]),
    forget: (jobId: string) => setJobs((known) => (known ?? []).filter((each) => each !== jobId)),
  }
}
