/**
 * Preloaded into the Firebase CLI and every Node process that it starts (NODE_OPTIONS, cli-environment.ts). Ends the
 * process when its parent is gone, even by SIGKILL: the CLI stops its emulators as at Ctrl-C, and idle functions end
 * instead of waiting forever for their next call.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone must not keep a process alive.
process.channel?.unref();
