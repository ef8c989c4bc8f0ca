/** An embedding. The rules language supports only equality and `is` for it. */
export class VectorValue {
  readonly type = 'vector';
  readonly values: readonly number[];

  constructor(values: readonly number[]) {
    this.values = values;
  }
}
