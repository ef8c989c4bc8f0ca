import type { Viewport } from '#tests/browser/device.ts';
import type { Network } from '#tests/browser/network.ts';
import type { Screen } from './screen.ts';

export type EngineName = 'webkit' | 'firefox' | 'chromium';

/** One run of a browser. Closing it ends its processes, and keeps its profile. */
export interface OpenBrowser {
  readonly screen: Screen;
  close(): Promise<void>;
  /** Only where the profile does not outlive the browser: closes every tab, and opens an empty one. */
  closeTabs?(): Promise<void>;
}

export interface Place {
  /** The folder in which the browser keeps what a person's device keeps. */
  readonly profile: string;
  readonly network: Network;
  readonly viewport: Viewport;
}

/** A browser of this machine that journeys can be played in. */
export interface Engine {
  readonly name: EngineName;
  /** As a person knows it. */
  readonly title: string;
  /** What is missing on this machine and the line that installs it; null when the engine can be used. */
  missing(): MissingParts | null;
  /** What this machine cannot prove, and what would change that; null when there is nothing. */
  remark?(): string | null;
  start(place: Place): Promise<OpenBrowser>;
}

export interface MissingParts {
  readonly files: readonly string[];
  readonly install: string;
}
