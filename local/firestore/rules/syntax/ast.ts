/** A position in the source, 1-based like the Firebase compiler's; columns count code points. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface RulesFile {
  readonly version: RulesVersion;
  /** The position of `rules_version`; null when it is omitted and the old default applies. */
  readonly versionPosition: Position | null;
  readonly functions: readonly FunctionNode[];
  readonly services: readonly ServiceNode[];
}

export type RulesVersion = '1' | '2';

export interface ServiceNode {
  readonly name: string;
  readonly position: Position;
  readonly functions: readonly FunctionNode[];
  readonly matches: readonly MatchNode[];
}

export interface MatchNode {
  readonly position: Position;
  readonly pattern: readonly PatternSegment[];
  readonly functions: readonly FunctionNode[];
  readonly matches: readonly MatchNode[];
  readonly allows: readonly AllowNode[];
}

/** `position` is that of the slash, `namePosition` that of the name inside the braces. */
export type PatternSegment =
  | { readonly kind: 'literal'; readonly value: string; readonly position: Position }
  | {
      readonly kind: 'capture' | 'glob';
      readonly name: string;
      readonly position: Position;
      readonly namePosition: Position;
    };

export interface AllowNode {
  readonly position: Position;
  readonly verbs: readonly { readonly name: string; readonly position: Position }[];
  /** null for an `allow` without a condition. */
  readonly condition: Expression | null;
}

export interface FunctionNode {
  readonly name: string;
  readonly position: Position;
  readonly parameters: readonly NamedPosition[];
  readonly bindings: readonly BindingNode[];
  readonly result: Expression;
}

export interface NamedPosition {
  readonly name: string;
  readonly position: Position;
}

export interface BindingNode extends NamedPosition {
  readonly value: Expression;
}

export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in';

export type LiteralValue = null | boolean | bigint | number | string | Uint8Array;

export type PathPart =
  | { readonly kind: 'literal'; readonly value: string }
  | { readonly kind: 'capture' | 'glob'; readonly name: string }
  | { readonly kind: 'expression'; readonly value: Expression };

export type Expression = Position &
  (
    | { readonly kind: 'literal'; readonly value: LiteralValue }
    | { readonly kind: 'variable'; readonly name: string }
    | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
    | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
    | {
        readonly kind: 'slice';
        readonly object: Expression;
        readonly from: Expression | null;
        readonly to: Expression | null;
      }
    /** A function call `f(1)`, or of a package function `math.abs(1)`, with `name` "math.abs". */
    | {
        readonly kind: 'call';
        readonly name: string;
        readonly namePosition: Position;
        readonly args: readonly Expression[];
      }
    | {
        readonly kind: 'method';
        readonly object: Expression;
        readonly name: string;
        readonly namePosition: Position;
        readonly args: readonly Expression[];
      }
    | { readonly kind: 'unary'; readonly operator: '-' | '!'; readonly operand: Expression }
    | {
        readonly kind: 'binary';
        readonly operator: BinaryOperator;
        readonly operatorPosition: Position;
        readonly left: Expression;
        readonly right: Expression;
      }
    | {
        readonly kind: 'logical';
        readonly operator: '&&' | '||';
        readonly left: Expression;
        readonly right: Expression;
      }
    | {
        readonly kind: 'ternary';
        readonly condition: Expression;
        readonly then: Expression;
        readonly otherwise: Expression;
      }
    | { readonly kind: 'is'; readonly operand: Expression; readonly type: string }
    | { readonly kind: 'list'; readonly items: readonly Expression[] }
    | { readonly kind: 'map'; readonly entries: readonly (readonly [Expression, Expression])[] }
    | { readonly kind: 'path'; readonly parts: readonly PathPart[] }
  );
