/** Preloaded: SIGTERM when the parent is gone, so that it still finishes its work. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
