import type { ConsoleMessage, Page, Request } from 'playwright-core';

/** Unexpected console errors and failed requests of a device's pages. */
export interface ConsoleErrors {
  all(): readonly string[];
  /** @returns what ends it. */
  watch(page: Page): () => void;
  /** From now on network failures are expected. */
  expectNetworkFailures(): void;
  /** Further messages that are expected. */
  expectConsoleError(matching: RegExp): void;
}

/** Chromium's console message for a request without an answer. */
const networkFailure =
  /net::ERR_|Failed to load resource|Failed to fetch|NetworkError|Load failed|An unknown error occurred when fetching the script|ServiceWorker/;

/** Chromium's performance advice when a service worker answers a preload; harmless. */
const preloadAdvice = /preload/;

export function collectConsoleErrors(): ConsoleErrors {
  const complaints: string[] = [];
  const expected: RegExp[] = [preloadAdvice];
  const record = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      record(`console ${message.type()}: ${message.text()}`);
  };
  const onPageError = (error: Error) => record(`page error: ${error.message}`);
  const onRequestFailed = (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation or an update of the worker aborts pending requests; this is expected.
    if (reason !== 'net::ERR_ABORTED') record(`request failed: ${reason} ${new URL(request.url()).pathname}`);
  };
  return {
    all: () => complaints,
    watch(page) {
      page.on('console', onConsole).on('pageerror', onPageError).on('requestfailed', onRequestFailed);
      return () => {
        page.off('console', onConsole).off('pageerror', onPageError).off('requestfailed', onRequestFailed);
      };
    },
    expectNetworkFailures: () => void expected.push(networkFailure),
    expectConsoleError: (matching) => void expected.push(matching),
  };
}
