import type { TestFirebase } from '#tests/local-firebase.ts';
import type { EngineDevice } from '../device.ts';
import type { Engine } from '../engines/engine.ts';

export interface Journey {
  readonly title: string;
  play(stage: {
    readonly device: EngineDevice;
    readonly firebase: TestFirebase;
    readonly engine: Engine;
  }): Promise<void>;
}
