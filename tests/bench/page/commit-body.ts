import { collections } from '#domain/collections.ts';
import type { NewServiceRequest } from '#domain/requests/new-service-request.ts';

type RestValue =
  | { readonly stringValue: string }
  | { readonly integerValue: string }
  | { readonly arrayValue: { readonly values: readonly RestValue[] } };

function restValue(value: string | number | readonly string[]): RestValue {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { arrayValue: { values: value.map(restValue) } };
}

/** The Firestore REST commit that creates one request, as a client without an SDK would send it. */
export function commitBody(database: string, request: NewServiceRequest): string {
  const fields = Object.entries(request).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, restValue(value)] as const],
  );
  return JSON.stringify({
    writes: [
      {
        update: {
          name: `${database}/documents/${collections.serviceRequests}/${request.request_id}`,
          fields: Object.fromEntries(fields),
        },
        updateTransforms: [{ fieldPath: 'created_at', setToServerValue: 'REQUEST_TIME' }],
        currentDocument: { exists: false },
      },
    ],
  });
}
