import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { deviceDrafts } from '#offline/device.ts';
import type { DraftStore } from './use-draft.ts';

/**
 * Stores the draft of one form on this device, per actor and senior.
 * @param id minted when the form opened; the document that is created from the draft uses it.
 */
export function deviceDraft<Values>(acting: ActingFor, form: string, id: string): DraftStore<Values> {
  return {
    save: (values) => deviceDrafts().save(acting, form, values, id),
    clear: () => deviceDrafts().clear(acting, form),
  };
}
