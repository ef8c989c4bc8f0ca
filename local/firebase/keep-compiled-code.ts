/**
 * Preloaded as parent-guard.ts is. Node writes what it compiled to its cache when a process ends by itself, and functions are
 * ended by a signal: each would compile its hundred and fifty modules anew, a quarter of the work of its start.
 */
import { flushCompileCache } from 'node:module';

/** By then a function's modules are loaded. What is in the cache already is not written again. */
const loadedMs = 1_000;

setTimeout(flushCompileCache, loadedMs).unref();
