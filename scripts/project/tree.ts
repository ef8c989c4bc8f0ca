interface IndexField {
  readonly fieldPath: string;
  readonly order?: string | undefined;
  readonly arrayConfig?: string | undefined;
}

/** What the tree deploys. */
export interface Tree {
  readonly rules: string;
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly queryScope: string;
    readonly fields: readonly IndexField[];
  }[];
  readonly fieldIndexes: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly indexes: readonly (Omit<IndexField, 'fieldPath'> & { readonly queryScope: string })[];
  }[];
  readonly functions: readonly { readonly name: string; readonly secrets: readonly string[] }[];
  readonly runtime: string;
  /** Of Hosting, by the pattern of addresses. */
  readonly headers: readonly { readonly source: string; readonly headers: Readonly<Record<string, string>> }[];
}
