/**
 * Loaded before anything else into the Firebase CLI and into each process of Node that it starts (NODE_OPTIONS,
 * cli-environment.ts). When whoever started such a process is gone, even by SIGKILL, it goes too: the CLI takes its
 * emulators down as at Ctrl-C, and a function ends that would wait for its next call for ever.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone must not keep a process alive.
process.channel?.unref();
