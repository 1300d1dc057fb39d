import { useStore } from 'react-admin'

/** Large exports that the server still writes for this person, whatever screen they are on. */
export const useExportJobs = () => {
  const [jobs, setJobs] = useStore<string[]>('exports', [])
  return {
    jobs,
    follow: (jobId: string) => setJobs((known) => [...(known ?? []), jobId]),
    forget: (jobId: string) => setJobs((known) => (known ?? []).filter((each) => each !== jobId)),
  }
}
