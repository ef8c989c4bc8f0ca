/**
 * Whether the browser can send what waits while the app is closed (Background Sync, Chromium only). Elsewhere a screen
 * must not promise it: what waits is sent when the app is open.
 */
export function sendsWhenClosed(): boolean {
  return 'ServiceWorkerRegistration' in globalThis && 'sync' in ServiceWorkerRegistration.prototype;
}
