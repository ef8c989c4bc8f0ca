/** What a request answers. The caller knows what its store holds. */
export function answerOf<Value = unknown>(request: IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      const result: unknown = request.result;
      resolve(result as Value);
    };
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
  });
}
