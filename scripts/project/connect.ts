import { applicationDefault } from 'firebase-admin/app';
import { createGoogleApi, type GoogleApi } from './google-api.ts';

/** Google itself, with this machine's credentials (`gcloud auth application-default login`). */
export function connectGoogle(project: string): GoogleApi {
  const credential = applicationDefault();
  return createGoogleApi({
    project,
    accessToken: async () => (await credential.getAccessToken()).access_token,
  });
}
