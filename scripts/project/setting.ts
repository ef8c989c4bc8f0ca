import type { GoogleCall } from './google-api.ts';
import type { ProjectSettings } from './project-settings.ts';
import type { Tree } from './tree.ts';

export type Step = 'services' | 'firestore' | 'settings' | 'secrets' | 'functions' | 'hosting';

/** One setting of a Google project: deploy sets it, doctor compares it. */
export interface WantedSetting {
  readonly name: string;
  readonly step: Step;
  readonly read: GoogleCall;
  /** What the answer leads to, such as the text of what it names. */
  readonly more?: (answer: unknown) => readonly GoogleCall[];
  /** Of the answers, or of null where nothing is there. @returns what is wrong; null if it is as wanted. */
  readonly problem: (answer: unknown, more: readonly unknown[]) => string | null;
  /** Whether Google is at work on it: it is waited for then, and not set again. */
  readonly isUnderWay?: (answer: unknown) => boolean;
  /** Comes of what its step releases, and is read after that. */
  readonly isReleased?: boolean;
  /** That mends it, where it is neither a call nor one of the Firebase CLI. */
  readonly command?: string;
  /** Of the answer too: a call, or arguments of the Firebase CLI; null where only a person can mend it. */
  readonly mend: (answer: unknown) => GoogleCall | readonly string[] | null;
}

/** Of one project. */
export interface Wish {
  readonly project: string;
  readonly settings: ProjectSettings;
  /** Collections and fields of which documents expire, from firestore.indexes.json. */
  readonly expiring: readonly (readonly [collection: string, field: string])[];
  readonly tree: Tree;
}
