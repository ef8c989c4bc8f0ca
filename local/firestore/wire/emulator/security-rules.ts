import { StatusError } from '#local/firestore/errors.ts';
import type { CompileResult, RulesIssue } from '#local/firestore/rules/types.ts';
import type { Operations } from '#local/firestore/operations/operations-api.ts';
import { jsonAnswer, type HttpAnswer } from '../http/http-answer.ts';

type CompileRules = (source: string) => CompileResult;

interface RulesFile {
  readonly name: string;
  readonly content: string;
}

const FILE_NAME = 'security.rules';

export interface RulesEndpointOptions {
  readonly operations: Operations;
  readonly compileRules: CompileRules;
  readonly log: (line: string) => void;
}

/** Replaces the rules of a project. Rules with errors are reported and the previous ones stay in force. */
export function putRules(
  { operations, compileRules, log }: RulesEndpointOptions,
  projectId: string,
  body: unknown,
): HttpAnswer {
  const { name, content } = readRulesFile(body);
  const result = compileRules(content);
  if (result.ok) {
    operations.setRules(projectId, result.ruleset);
    log(`rules: ${name} is in force for ${projectId}`);
    const issues = result.ruleset.warnings.map((warning) => toIssue(name, warning));
    return jsonAnswer(200, issues.length === 0 ? {} : { issues });
  }
  const issues = result.issues.map((issue) => toIssue(name, issue));
  log(`rules: ${name} has mistakes, the former rules stay in force: ${result.issues.map(describeIssue).join('; ')}`);
  // With `ignore_errors` the CLI expects errors in a 200 response, and prints them itself.
  if ((body as { ignore_errors?: unknown }).ignore_errors === true) return jsonAnswer(200, { issues });
  const message = ['Error compiling rules:', ...result.issues.map(describeIssue)].join('\n');
  return jsonAnswer(400, { error: { code: 400, message, status: 'INVALID_ARGUMENT' }, issues });
}

/** The source of the rules in force. */
export function getRules(operations: Operations, projectId: string): HttpAnswer {
  const ruleset = operations.getRules(projectId);
  if (ruleset === null) throw new StatusError('NOT_FOUND', `The project ${projectId} has no rules.`);
  return jsonAnswer(200, { rules: { files: [{ name: FILE_NAME, content: ruleset.source }] } });
}

export function describeIssue({ line, column, description }: RulesIssue): string {
  return `L${line}:${column} ${description}`;
}

function toIssue(fileName: string, { line, column, severity, description }: RulesIssue): unknown {
  return { sourcePosition: { fileName, line, column }, description, severity };
}

function readRulesFile(body: unknown): RulesFile {
  const files = (body as { rules?: { files?: unknown } } | null)?.rules?.files;
  const file: unknown = Array.isArray(files) && files.length === 1 ? files[0] : null;
  if (typeof file === 'object' && file !== null && 'content' in file && typeof file.content === 'string') {
    return { name: 'name' in file && typeof file.name === 'string' ? file.name : FILE_NAME, content: file.content };
  }
  throw new StatusError('INVALID_ARGUMENT', 'Expected {"rules":{"files":[{"name":"…","content":"…"}]}} with one file.');
}
