/** The parts of an HTTP request that functions use. Free of Express, so that tests can build one. */
export interface HttpCall {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}

/** In bytes: of the body that was read, or as declared where it was too large to be read. */
export const bodySize = ({ headers, body }: HttpCall): number =>
  Math.max(body.byteLength, Number(headers['content-length'] ?? 0) || 0);

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
