/** One HTTP request, as far as a function looks at it: free of Express, so that a test can make one by hand. */
export interface HttpCall {
  readonly method: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
