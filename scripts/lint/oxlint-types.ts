import type { RuleTester } from 'oxlint/plugins-dev';

// oxlint exports no types for plugins, only those of its rule tester; they are derived from these.

type AnyRule = Parameters<RuleTester['run']>[1];

/** A rule that is created per file. */
export type Rule = Exclude<AnyRule, { createOnce: unknown }>;

export type Context = Parameters<Rule['create']>[0];

/** Called back with the nodes of the syntax tree (ESTree with TypeScript and JSX). */
export type Visitor = ReturnType<Rule['create']>;

export type Node = Parameters<Context['sourceCode']['getScope']>[0];
