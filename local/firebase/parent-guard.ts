/**
 * Loaded into the Firebase CLI before itself (`node --import`). When the process that started it is gone, even by
 * SIGKILL, the CLI takes its emulators down as at Ctrl-C instead of staying behind on its ports.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone must not keep the CLI alive.
process.channel?.unref();
