import type { FunctionSymbol, Scope } from '../check/scope.ts';
import { openFunctionScope } from '../check/scope.ts';
import { FUNCTIONS, METHODS, SERVICE_FUNCTIONS } from '../library/catalogue.ts';
import { toText } from '../library/conversions.ts';
import { invoke, invokeMethod } from '../library/overload.ts';
import {
  argumentCountError,
  EvaluationError,
  functionNotFoundError,
  nullValueError,
  typeError,
  unsupportedOperationError,
} from '../runtime/errors.ts';
import { MapValue } from '../runtime/map.ts';
import { PathValue, type PathSegment } from '../runtime/path.ts';
import { typeOf, type RuleValue } from '../runtime/value.ts';
import type { Expression, PathPart } from '../syntax/ast.ts';
import { defer, force, type Deferred, type Evaluator, type Frame } from './evaluation.ts';
import { applyBinary, applyUnary, elementAt, isIn, isOfType, memberOf, sliceOf } from './operators.ts';

/**
 * Compiles expressions into closures. Each closure counts like Google's evaluator: one per evaluated node of the syntax
 * tree, plus the exceptions noted below, which were measured on that evaluator.
 */
export class ExpressionCompiler {
  readonly #functions = new Map<FunctionSymbol, CompiledFunction>();

  compile(expression: Expression, scope: Scope): Evaluator {
    const evaluate = this.#compileNode(expression, scope);
    return (frame) => {
      frame.evaluation.count();
      return evaluate(frame);
    };
  }

  // oxlint-disable-next-line max-lines-per-function -- one case for each kind of expression; the compiler checks that none is missing
  #compileNode(expression: Expression, scope: Scope): Evaluator {
    const compile = (part: Expression) => this.compile(part, scope);
    switch (expression.kind) {
      case 'literal': {
        const { value } = expression;
        return () => value;
      }
      case 'variable':
        return compileVariable(expression.name, scope);
      case 'member': {
        const object = compile(expression.object);
        return (frame) => memberOf(object(frame), expression.name);
      }
      case 'index': {
        const [object, index] = [compile(expression.object), compile(expression.index)];
        return (frame) => elementAt(object(frame), index(frame));
      }
      case 'slice': {
        const object = compile(expression.object);
        const from = expression.from === null ? absentBound : compile(expression.from);
        const to = expression.to === null ? absentBound : compile(expression.to);
        return (frame) => sliceOf(object(frame), from(frame), to(frame));
      }
      case 'call':
        return this.#compileCall(expression.name, expression.args.map(compile), scope);
      case 'method': {
        const object = compile(expression.object);
        const args = expression.args.map(compile);
        return (frame) => invokeMethod(METHODS, object(frame), expression.name, () => evaluateAll(args, frame));
      }
      case 'unary': {
        const operand = compile(expression.operand);
        return (frame) => applyUnary(expression.operator, operand(frame));
      }
      case 'binary': {
        const [left, right] = [compile(expression.left), compile(expression.right)];
        const { operator } = expression;
        if (operator === 'in') {
          return (frame) => {
            const container = right(frame);
            return isIn(left(frame), container);
          };
        }
        return (frame) => applyBinary(operator, left(frame), right(frame));
      }
      case 'logical':
        return compileLogical(expression.operator, compile(expression.left), compile(expression.right));
      case 'ternary':
        return compileTernary(compile(expression.condition), compile(expression.then), compile(expression.otherwise));
      case 'is': {
        const operand = compile(expression.operand);
        return (frame) => {
          // The type name counts as an expression.
          frame.evaluation.count();
          return isOfType(operand(frame), expression.type);
        };
      }
      case 'list': {
        const items = expression.items.map(compile);
        return (frame) => evaluateAll(items, frame);
      }
      case 'map': {
        const entries = expression.entries.map(([key, value]) => [compile(key), compile(value)] as const);
        return (frame) => new MapValue(new Map(entries.map(([key, value]) => [mapKey(key(frame)), value(frame)])));
      }
      case 'path': {
        const parts = expression.parts.map((part) => compilePathPart(part, compile));
        return (frame) => new PathValue(parts.flatMap((part) => part(frame)));
      }
    }
  }

  #compileCall(name: string, args: readonly Evaluator[], scope: Scope): Evaluator {
    const symbol = scope.function(name);
    if (symbol !== undefined) return this.#compileUserCall(symbol, args);
    if (name === 'debug') return compileDebug(args);
    if (SERVICE_FUNCTIONS.has(name)) return compileServiceCall(name, args);
    const overloads = FUNCTIONS.get(name);
    if (overloads === undefined) {
      return () => {
        throw functionNotFoundError(name);
      };
    }
    return (frame) => invoke(name, overloads, undefined, evaluateAll(args, frame));
  }

  /** Arguments are evaluated once, before the call; a failing one only matters when the body uses it. */
  #compileUserCall(symbol: FunctionSymbol, args: readonly Evaluator[]): Evaluator {
    const { name, parameters } = symbol.node;
    if (args.length !== parameters.length) {
      const signature = `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`;
      return () => {
        throw argumentCountError(args.length, [signature]);
      };
    }
    const target = this.#compileFunction(symbol);
    return (frame) =>
      target.call(
        frame,
        args.map((arg) => defer(arg, frame)),
      );
  }

  #compileFunction(symbol: FunctionSymbol): CompiledFunction {
    const known = this.#functions.get(symbol);
    if (known !== undefined) return known;
    const { scope, bindNext } = openFunctionScope(symbol);
    const bindings = symbol.node.bindings.map((binding) => {
      const value = this.compile(binding.value, scope);
      bindNext(binding.name);
      return value;
    });
    const compiled = new CompiledFunction(bindings, this.compile(symbol.node.result, scope));
    this.#functions.set(symbol, compiled);
    return compiled;
  }
}

class CompiledFunction {
  readonly #bindings: readonly Evaluator[];
  readonly #result: Evaluator;

  constructor(bindings: readonly Evaluator[], result: Evaluator) {
    this.#bindings = bindings;
    this.#result = result;
  }

  call(caller: Frame, args: Deferred[]): RuleValue {
    const frame: Frame = { evaluation: caller.evaluation, captures: caller.captures, slots: args };
    for (const binding of this.#bindings) {
      // A `let` counts in addition to its value.
      frame.evaluation.count();
      frame.slots.push(defer(binding, frame));
    }
    return this.#result(frame);
  }
}

/** An omitted range bound counts like a written one. */
const absentBound: Evaluator = (frame) => {
  frame.evaluation.count();
  return null;
};

function evaluateAll(evaluators: readonly Evaluator[], frame: Frame): RuleValue[] {
  return evaluators.map((evaluate) => evaluate(frame));
}

function compileVariable(name: string, scope: Scope): Evaluator {
  const reference = scope.variable(name);
  switch (reference?.kind) {
    case undefined:
      return () => {
        throw nullValueError();
      };
    case 'root':
      return (frame) => force(frame.evaluation[reference.name]);
    case 'slot':
      return (frame) => force(frame.slots[reference.index] ?? null);
    case 'capture':
      return (frame) => {
        const value = frame.captures[reference.index];
        if (value === undefined) throw nullValueError();
        return value;
      };
  }
}

/** An operand of `&&` or `||`: a boolean, or the error that prevents one. */
function truthOf(evaluate: Evaluator, frame: Frame): boolean | EvaluationError {
  const value = defer(evaluate, frame);
  if (typeof value === 'boolean' || value instanceof EvaluationError) return value;
  return typeError(typeOf(value), 'bool');
}

/** Either operand can decide: `false && error` and `error && false` are both false. */
function compileLogical(operator: '&&' | '||', left: Evaluator, right: Evaluator): Evaluator {
  const deciding = operator === '||';
  return (frame) => {
    const first = truthOf(left, frame);
    if (first === deciding) return deciding;
    // Evaluating the right operand counts one extra.
    frame.evaluation.count();
    const second = truthOf(right, frame);
    if (second === deciding) return deciding;
    force(first);
    return force(second);
  };
}

function compileTernary(condition: Evaluator, then: Evaluator, otherwise: Evaluator): Evaluator {
  return (frame) => {
    const truth = condition(frame);
    if (typeof truth !== 'boolean') throw typeError(typeOf(truth), 'bool');
    // Google's evaluator tries both branches in order, each with its own guard.
    frame.evaluation.count(truth ? 1 : 3);
    return truth ? then(frame) : otherwise(frame);
  };
}

function mapKey(key: RuleValue): string {
  if (typeof key !== 'string') throw typeError(typeOf(key), 'string');
  return key;
}

function compilePathPart(
  part: PathPart,
  compile: (expression: Expression) => Evaluator,
): (frame: Frame) => readonly PathSegment[] {
  if (part.kind === 'literal') {
    const segment: PathSegment = { kind: 'segment', value: part.value };
    return (frame) => {
      frame.evaluation.count();
      return [segment];
    };
  }
  if (part.kind !== 'expression') {
    const open: PathSegment = { kind: part.kind, name: part.name, bound: null };
    return () => [open];
  }
  const evaluate = compile(part.value);
  return (frame) => {
    const value = evaluate(frame);
    return value instanceof PathValue ? value.segments : [{ kind: 'segment', value: toText(value) }];
  };
}

/** `debug(value)` returns its argument and records it. */
function compileDebug(args: readonly Evaluator[]): Evaluator {
  return (frame) => {
    const values = evaluateAll(args, frame);
    const [first] = values;
    if (first === undefined) throw new EvaluationError('Service call error. Function: [debug], Argument: [].');
    frame.evaluation.debugOutput.push(...values);
    return first;
  };
}

function compileServiceCall(name: string, args: readonly Evaluator[]): Evaluator {
  const signature = [`${name}(path)`];
  return (frame) => {
    const values = evaluateAll(args, frame);
    const [path] = values;
    if (path === undefined || values.length > 1) throw argumentCountError(values.length, signature);
    if (!(path instanceof PathValue)) throw unsupportedOperationError(`${name}(${typeOf(path)})`, signature);
    return frame.evaluation.documents.call(name, path);
  };
}
