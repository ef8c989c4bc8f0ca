import type { Page } from 'playwright-core';

/** Console errors and failed requests of a device's pages that nobody announced. */
export interface Complaints {
  all(): readonly string[];
  watch(page: Page): void;
  /** From here on failures of the network are part of the story. */
  expectNetworkFailures(): void;
  /** Complaints matching this are part of the story too. */
  expectComplaint(matching: RegExp): void;
}

/** What Chromium says in the console when a request never got an answer. */
const networkFailure =
  /net::ERR_|Failed to load resource|Failed to fetch|NetworkError|Load failed|An unknown error occurred when fetching the script|ServiceWorker/;

/** Chromium's advice on speed when a service worker answers a preload; there is nothing wrong and nothing to do. */
const preloadAdvice = /preload/;

export function collectComplaints(): Complaints {
  const complaints: string[] = [];
  const expected: RegExp[] = [preloadAdvice];
  const complain = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  return {
    all: () => complaints,
    watch(page) {
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complain(`console ${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complain(`page error: ${error.message}`));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // A navigation away or an update of the worker aborts what was under way; nobody is told, nothing is lost.
        if (reason !== 'net::ERR_ABORTED') complain(`request failed: ${reason} ${new URL(request.url()).pathname}`);
      });
    },
    expectNetworkFailures: () => void expected.push(networkFailure),
    expectComplaint: (matching) => void expected.push(matching),
  };
}
