import { deviceClock } from '#lib/clock.ts';
import { deviceDrafts } from '#offline/device.ts';
import { createRegistrationDraft, type RegistrationDraft } from './registration/registration-draft.ts';

let draft: RegistrationDraft | undefined;

/** The registration draft of this device, created on first use. */
export function deviceRegistrationDraft(): RegistrationDraft {
  draft ??= createRegistrationDraft(deviceDrafts(), deviceClock);
  return draft;
}
