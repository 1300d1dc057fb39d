/**
 * Preloaded into a process that must not outlive the one that started it: when that one is gone,
 * however it ended, the process gets the signal that lets it finish what it is doing.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
