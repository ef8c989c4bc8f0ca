/** An embedding. The rules language can compare it and ask its type, nothing else. */
export class VectorValue {
  readonly type = 'vector';
  readonly values: readonly number[];

  constructor(values: readonly number[]) {
    this.values = values;
  }
}
