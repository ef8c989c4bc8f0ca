import type {
  AllowNode,
  BindingNode,
  Expression,
  FunctionNode,
  MatchNode,
  RulesFile,
  ServiceNode,
} from '#local/firestore/rules/syntax/ast.ts';
import { inside, insideEach, type Mutated } from './mutation.ts';
import { mutateExpression, negated } from './mutate-expression.ts';

/** Every variant of `file` with one defect: a condition dropped, negated, or loosened by one. */
export function* mutateRules(file: RulesFile): Generator<Mutated<RulesFile>> {
  yield* inside(insideEach(file.functions, mutateFunction), (functions) => ({ ...file, functions }));
  yield* inside(insideEach(file.services, mutateService), (services) => ({ ...file, services }));
}

function* mutateService(service: ServiceNode): Generator<Mutated<ServiceNode>> {
  yield* inside(insideEach(service.functions, mutateFunction), (functions) => ({ ...service, functions }));
  yield* inside(insideEach(service.matches, mutateMatch), (matches) => ({ ...service, matches }));
}

function* mutateMatch(match: MatchNode): Generator<Mutated<MatchNode>> {
  yield* inside(insideEach(match.functions, mutateFunction), (functions) => ({ ...match, functions }));
  yield* inside(insideEach(match.allows, mutateAllow), (allows) => ({ ...match, allows }));
  yield* inside(insideEach(match.matches, mutateMatch), (matches) => ({ ...match, matches }));
}

function* mutateAllow(allow: AllowNode): Generator<Mutated<AllowNode>> {
  const { condition } = allow;
  if (condition === null) return;
  yield* inside([...mutateExpression(condition), ...always(condition), negated(condition)], (changed) => ({
    ...allow,
    condition: changed,
  }));
}

/** A condition replaced by true or by false. */
function* always(condition: Expression): Generator<Mutated<Expression>> {
  for (const value of [true, false]) {
    if (condition.kind === 'literal' && condition.value === value) continue;
    const { line, column } = condition;
    yield { at: condition, what: `always ${value}`, result: { kind: 'literal', value, line, column } };
  }
}

function* mutateFunction(declared: FunctionNode): Generator<Mutated<FunctionNode>> {
  yield* inside(insideEach(declared.bindings, mutateBinding), (bindings) => ({ ...declared, bindings }));
  yield* inside(mutateExpression(declared.result), (result) => ({ ...declared, result }));
  if (isCondition(declared.result)) {
    yield* inside([...always(declared.result), negated(declared.result)], (result) => ({ ...declared, result }));
  }
}

function* mutateBinding(binding: BindingNode): Generator<Mutated<BindingNode>> {
  yield* inside(mutateExpression(binding.value), (value) => ({ ...binding, value }));
}

/** Whether a function returns a boolean. */
function isCondition(expression: Expression): boolean {
  switch (expression.kind) {
    case 'logical':
    case 'is':
      return true;
    case 'binary':
      return ['==', '!=', '<', '<=', '>', '>=', 'in'].includes(expression.operator);
    case 'unary':
      return expression.operator === '!';
    case 'method':
      return ['matches', 'hasOnly', 'hasAll', 'hasAny'].includes(expression.name);
    default:
      return false;
  }
}
