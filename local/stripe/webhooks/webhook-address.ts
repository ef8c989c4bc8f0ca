import { projectId } from '#build/project.ts';

/** The function itself, which is there without Hosting as well. */
export const webhookAddress = (functionsPort: number): string =>
  `http://127.0.0.1:${functionsPort}/${projectId}/europe-west1/stripeWebhook`;
